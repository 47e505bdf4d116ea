/** The special action of Heroes who go straight to a space far away. */
import { called, listed } from '../called';
import type { Special } from './hero';

export const JUMP: Special<'jump'> = {
  icon: 'compass',
  note: listed(called('to', 'spaces')),
  target: ({ to }) => ({ leap: to }),
};
