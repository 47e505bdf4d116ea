import type { ChoicePicture } from '../../lib/game/props';
import { EVIL, TEXTS, VICTIM } from './characters';

/** How Victims and Evils are drawn where a table is set up. */
export const PICTURES: Record<string, ChoicePicture> = Object.fromEntries([
  ...Object.entries(VICTIM).map(([id, { icon, colour }]) => [
    id,
    { icon, colour, shape: 'coin', line: TEXTS[id]?.line } satisfies ChoicePicture,
  ]),
  ...Object.entries(EVIL).map(([id, { icon, colour }]) => [
    id,
    { icon, colour, shape: 'arch', line: TEXTS[id]?.line } satisfies ChoicePicture,
  ]),
  ['random', { icon: 'pentacle', colour: '#c3a8f4', shape: 'arch', line: 'Nobody knows which.' } satisfies ChoicePicture],
]);
