import type { ChoicePicture } from '../../lib/game/props';
import * as Heroes from './heroes/hero';
import { LOOKS, TEXTS } from './monsters/monster';
import type { MatId } from './view';

/** How Monsters and Heroes are drawn where a table is set up. The difficulty is our own estimate. */
export const PICTURES: Record<string, ChoicePicture> = {
  ...monsters(),
  ...heroes(),
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

function heroes(): Record<string, ChoicePicture> {
  return Object.fromEntries(
    Object.entries(Heroes.LOOKS).map(([hero, { icon, colour }]) => [
      hero,
      { icon, colour, shape: 'coin', line: Heroes.TEXTS[hero]?.line },
    ]),
  );
}
