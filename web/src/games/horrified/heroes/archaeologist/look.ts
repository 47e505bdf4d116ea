import { called, listed } from '../../called';
import type { HeroLook } from '../hero';

export const LOOK: HeroLook = {
  icon: 'spade',
  colour: '#8fd8b0',
  special: { reach: { icon: 'spade', note: listed(called('into', 'spaces')), target: ({ into }) => ({ lying: into }) } },
};
