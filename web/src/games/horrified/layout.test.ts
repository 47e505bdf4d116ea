import { describe, expect, it } from 'vitest';
import { arrange, figuresBySpace, Room, rows, stacks, tagSize } from './layout';
import { aVillage, WORDS } from './testing';

describe('rows of figures', () => {
  const heroes = (count: number) => Array.from({ length: count }, () => ({ kind: 'hero' as const }));

  it('puts three Heroes in one row', () => expect(rows(heroes(3))).toEqual({ rows: [heroes(3)], scale: 1 }));

  it('opens a second row for more, and keeps everyone', () => {
    const { rows: found } = rows(heroes(5));
    expect(found.length).toBe(2);
    expect(found.flat().length).toBe(5);
  });

  it('makes a crowd smaller', () => expect(rows(heroes(8)).scale).toBeLessThan(1));
});

describe('stacks of Items', () => {
  it('shows up to six side by side, strongest of each colour first', () =>
    expect(stacks(['kite', 'rifle', 'dart', 'charm'], WORDS).map(({ items }) => items)).toEqual([['rifle'], ['dart'], ['kite'], ['charm']]));

  it('stacks more by colour, the strongest on top', () =>
    expect(stacks(['dart', 'dart', 'kite', 'rifle', 'charm', 'kite', 'dart'], WORDS).map(({ items }) => items)).toEqual([['rifle', 'dart', 'dart', 'dart'], ['kite', 'kite'], ['charm']]));
});

describe('room on the map', () => {
  it('takes the first free corner', () => {
    const room = new Room();
    room.take({ x: 100, y: 100, width: 50, height: 20 });
    expect(room.place(40, 20, [{ x: 110, y: 105 }, { x: 160, y: 100 }])).toEqual({ x: 160, y: 100, width: 40, height: 20 });
  });

  it('stays inside the drawing', () => expect(new Room().place(40, 20, [{ x: 830, y: -9 }])).toEqual({ x: 792, y: 4, width: 40, height: 20 }));

  it('overlaps least when nothing is free', () => {
    const room = new Room();
    room.take({ x: 0, y: 0, width: 836, height: 300 });
    room.take({ x: 100, y: 300, width: 10, height: 10 });
    expect(room.place(40, 20, [{ x: 50, y: 100 }, { x: 80, y: 300 }]).y).toBe(300);
  });
});

describe('the whole map', () => {
  const village = aVillage({
    monsters: { dracula: 'camp', creature: 'lagoon' },
    heroes: [
      { hero: 'mayor', seat: 0, at: 'camp', items: [], perks: [], signs: [] },
      { hero: 'courier', seat: 1, at: 'off', items: [], perks: [], signs: [] },
    ],
    villagers: { maria: 'camp', lucy: 'camp' },
    items: { camp: ['dart', 'rifle'] },
    mats: { creature: { boat: 0, complete: false }, dracula: { coffins: ['cave'], complete: false } },
  });

  it('gathers who is in a space, and nobody who is off the board', () => {
    const found = figuresBySpace(village);
    expect(found.get('camp')!.map(({ figure }) => figure)).toEqual(['dracula', 'mayor', 'maria', 'lucy']);
    expect(found.get('cave')!.map(({ kind }) => kind)).toEqual(['coffin']);
    expect([...found.values()].flat().some(({ figure }) => figure === 'courier')).toBe(false);
  });

  it('keeps figures of a space apart', () => {
    const standing = arrange(village, WORDS).figures.filter(({ space }) => space === 'camp');
    for (const a of standing) for (const b of standing) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
  });

  it('names several Villagers of a space in one tag', () => {
    const { tags } = arrange(village, WORDS);
    expect(tags.map(({ villagers }) => villagers)).toEqual([['maria', 'lucy']]);
    expect(tags[0]!.height).toBe(tagSize(['maria', 'lucy'], WORDS).height);
  });

  it('lets tags and Items lie apart', () => {
    const { tags, lying } = arrange(village, WORDS);
    const tag = tags[0]!;
    for (const { x, y } of lying) expect(x > tag.x && x < tag.x + tag.width && y > tag.y && y < tag.y + tag.height).toBe(false);
  });

  it('stands a sign where a task is advanced, until it is complete', () => {
    expect(arrange(village, WORDS).signs.map(({ space }) => space)).toEqual(['camp']);
    const done = { ...village, mats: { ...village.mats, creature: { boat: 19, complete: true } } };
    expect(arrange(done, WORDS).signs).toEqual([]);
  });
});
