/** Who stands on the map, and how large. */
import type * as Crowd from '../../kit/crowd';
import { tokensOf } from './monsters/monster';
import { PLACES, WHOLE } from './village';
import { OFF, type Village } from './view';

export type FigureKind = 'monster' | 'hero' | 'villager' | 'token';
export type Figure = Crowd.Figure<FigureKind>;
export type Standing = Crowd.Standing<FigureKind>;

export const GROUND: Crowd.Ground<FigureKind> = {
  whole: WHOLE,
  places: PLACES,
  statures: {
    monster: { width: 44, lift: 18, height: 50 },
    hero: { width: 35, lift: 12, height: 36 },
    villager: { width: 20, lift: 8, height: 28 },
    token: { width: 20, lift: 7, height: 28 },
  },
  order: ['monster', 'villager', 'token', 'hero'],
};

/** The figures of each space: Monsters, Heroes by seat, Villagers, and tokens of Monsters. */
export function figuresBySpace(village: Village): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  const add = (figure: string, kind: FigureKind, space: string) => {
    if (space !== OFF) found.set(space, [...(found.get(space) ?? []), { figure, kind }]);
  };
  for (const [monster, space] of Object.entries(village.monsters)) add(monster, 'monster', space);
  for (const { hero, at } of village.heroes) add(hero, 'hero', at);
  for (const [villager, space] of Object.entries(village.villagers)) add(villager, 'villager', space);
  for (const { mat, space } of tokensOf(village)) add(`${mat} ${space}`, 'token', space);
  return found;
}
