/** Who stands on the map, and how large. */
import type * as Crowd from '../../kit/crowd';
import { PLACES, WHOLE } from './village';
import { OFF, type Village } from './view';

export type FigureKind = 'monster' | 'hero' | 'villager' | 'coffin';
export type Figure = Crowd.Figure<FigureKind>;
export type Standing = Crowd.Standing<FigureKind>;

export const GROUND: Crowd.Ground<FigureKind> = {
  whole: WHOLE,
  places: PLACES,
  statures: {
    monster: { width: 44, lift: 18, height: 50 },
    hero: { width: 35, lift: 12, height: 36 },
    villager: { width: 20, lift: 8, height: 28 },
    coffin: { width: 20, lift: 7, height: 28 },
  },
  order: ['monster', 'villager', 'coffin', 'hero'],
};

/** The figures of each space: Monsters, Heroes by seat, Villagers, and the Coffin. */
export function figuresBySpace(village: Village): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  const add = (figure: string, kind: FigureKind, space: string) => {
    if (space !== OFF) found.set(space, [...(found.get(space) ?? []), { figure, kind }]);
  };
  for (const [monster, space] of Object.entries(village.monsters)) add(monster, 'monster', space);
  for (const { hero, at } of village.heroes) add(hero, 'hero', at);
  for (const [villager, space] of Object.entries(village.villagers)) add(villager, 'villager', space);
  for (const space of village.mats.dracula?.coffins ?? []) add(`coffin ${space}`, 'coffin', space);
  return found;
}
