import type { ChoicePicture } from '../../lib/game/props';
import { LOOKS, TEXTS } from './monsters/monster';
import type { MatId } from './view';

/** How Monsters and Heroes are drawn where a table is set up. The difficulty is our own estimate. */
export const PICTURES: Record<string, ChoicePicture> = {
  ...monsters(),
  archaeologist: { icon: 'spade', colour: '#8fd8b0', shape: 'coin' },
  courier: { icon: 'envelope', colour: '#f0b79c', shape: 'coin' },
  explorer: { icon: 'compass', colour: '#e9a6cf', shape: 'coin' },
  inspector: { icon: 'magnifying-glass', colour: '#bbd6e4', shape: 'coin' },
  mayor: { icon: 'top-hat', colour: '#c4b0f2', shape: 'coin', line: 'Five actions, but no special one.' },
  professor: { icon: 'graduate-cap', colour: '#e7dfc8', shape: 'coin' },
  scientist: { icon: 'erlenmeyer', colour: '#a9d8ee', shape: 'coin' },
};

/** A Monster, or the first of a pair with the other beside it. */
function monsters(): Record<string, ChoicePicture> {
  return Object.fromEntries(
    Object.entries(LOOKS).map(([mat, { figures, hard }]) => {
      const [look, beside] = Object.values(figures);
      return [mat, { ...look!, ...(beside && { beside }), shape: 'arch', hard, line: TEXTS[mat as MatId]?.line }];
    }),
  );
}
