import { describe, expect, it } from 'vitest';
import { arrange, label } from './layout';
import type { Box, Point } from '../../kit/room';
import { body, rows } from '../../kit/crowd';
import { GROUND, type Standing } from './standing';
import { aVillage, WORDS } from './testing';
import { HEIGHT, PLACES, WATER, WIDTH } from './village';
import type { Village } from './view';

const HEROES = ['mayor', 'courier', 'inspector', 'explorer', 'professor'];
const MONSTERS = ['dracula', 'creature', 'mummy', 'wolf_man'];
const VILLAGERS = ['maria', 'lucy', 'fritz', 'maleva', 'renfield'];
const SPACES = Object.keys(PLACES);
const LAND = SPACES.filter((space) => !WATER.has(space));

/** A name as long as on the real board for every space, and five Villagers. */
const words = {
  ...WORDS,
  spaces: Object.fromEntries(SPACES.map((space) => [space, { name: space, kind: 'location', x: 0, y: 0 }])),
  villagers: Object.fromEntries(VILLAGERS.map((villager) => [villager, { name: villager, safe: 'laboratory' }])),
};

/** So many of each at a space, and the rest elsewhere. */
function crowd(at: string, heroes: number, villagers: number, monsters: number, elsewhere: string): Village {
  const where = (many: number) => (_: string, i: number) => (i < many ? at : elsewhere);
  return aVillage({
    heroes: HEROES.map((hero, seat) => ({ hero, seat, at: where(heroes)(hero, seat), items: [], perks: [], signs: [] })),
    villagers: Object.fromEntries(VILLAGERS.map((villager, i) => [villager, where(villagers)(villager, i)])),
    monsters: Object.fromEntries(MONSTERS.map((monster, i) => [monster, where(monsters)(monster, i)])),
    items: { [at]: ['rifle', 'kite', 'dart'] },
    mats: { creature: { boat: 0, ahead: {}, complete: false }, dracula: { coffins: [at], complete: false } },
  });
}

const FLAG = { figure: 'mayor', width: 70 };
const covers = (box: Box, { x, y }: Point) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
const touched = ({ x, y, reach: { width, height } }: Standing): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** What is wrong with how a village stands on the map, in words. */
function wrong(village: Village): string[] {
  const { figures, lying, tags } = arrange(village, words, { flag: FLAG });
  const found: string[] = [];
  for (const one of figures) {
    const box = body(one, GROUND);
    if (box.x < 0 || box.y < 0 || box.x + box.width > WIDTH || box.y + box.height > HEIGHT)
      found.push(`${one.figure} leaves the map`);
    for (const other of figures)
      if (one !== other && (covers(box, other) || covers(touched(one), other))) found.push(`${one.figure} covers ${other.figure}`);
    for (const item of lying) if (covers(touched(one), item)) found.push(`${one.figure} covers ${item.items[0]}`);
    for (const space of SPACES) {
      const { x, y, width, height } = label(space, words);
      if (
        covers(box, { x: x + width / 2, y: y + height / 2 }) ||
        covers(box, { x: x + 4, y: y + height / 2 }) ||
        covers(box, { x: x + width - 4, y: y + height / 2 })
      )
        found.push(`${one.figure} covers the name ${space}`);
      if (covers(touched(one), { x: PLACES[space]!.x, y: PLACES[space]!.y + 14 }))
        found.push(`${one.figure} covers the foreground of ${space}`);
    }
    for (const tag of tags) if (covers(tag, one)) found.push(`the tag at ${tag.space} covers ${one.figure}`);
    if (one.figure !== FLAG.figure) {
      const { x, y, scale } = figures.find(({ figure }) => figure === FLAG.figure)!;
      if (covers({ x: x - FLAG.width / 2, y: y - 18 * scale - 22, width: FLAG.width, height: 22 }, one))
        found.push(`the flag covers ${one.figure}`);
    }
  }
  return found;
}

describe('rows of figures', () => {
  const heroes = (count: number) => Array.from({ length: count }, () => ({ kind: 'hero' as const }));

  it('puts three Heroes in one row', () => expect(rows(heroes(3), GROUND.statures, 1, 112)).toEqual([heroes(3)]));

  it('opens a second row for more, and keeps everyone', () =>
    expect(rows(heroes(5), GROUND.statures, 1, 112).map(({ length }) => length)).toEqual([3, 2]));
});

describe('a crowd', () => {
  it.each(LAND)('of five Heroes, three Villagers, four Monsters and a Coffin at %s', (space) =>
    expect(wrong(crowd(space, 5, 3, 4, space === 'inn' ? 'barn' : 'inn'))).toEqual([]),
  );

  it('in two places near each other', () => {
    const near = LAND.flatMap((one) =>
      LAND.filter(
        (other) => other !== one && Math.hypot(PLACES[one]!.x - PLACES[other]!.x, PLACES[one]!.y - PLACES[other]!.y) < 150,
      ).map((other) => [one, other] as const),
    );
    expect(near.length).toBeGreaterThan(40);
    expect(near.flatMap(([one, other]) => wrong(crowd(one, 3, 2, 2, other)).map((said) => `${one}, ${other}: ${said}`))).toEqual(
      [],
    );
  });

  it('is as large as ever where there are few', () => {
    const { figures } = arrange(crowd('camp', 1, 1, 1, 'off'), words, { flag: FLAG });
    expect(new Set(figures.map(({ scale }) => scale))).toEqual(new Set([1]));
  });

  it('leaves a figure alone as much room as a finger needs', () => {
    const { figures } = arrange(aVillage({ villagers: { maria: 'museum' } }), words);
    expect(figures.find(({ figure }) => figure === 'maria')!.reach.width).toBe(44);
  });
});
