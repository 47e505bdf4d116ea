import { describe, expect, it } from 'vitest';
import { arrange, stacks, tagSize } from './layout';
import { figuresBySpace } from './standing';
import { aVillage, WORDS } from './testing';

describe('stacks of Items', () => {
  it('shows up to six side by side, strongest of each colour first', () =>
    expect(stacks(['kite', 'rifle', 'dart', 'charm'], WORDS).map(({ items }) => items)).toEqual([
      ['rifle'],
      ['dart'],
      ['kite'],
      ['charm'],
    ]));

  it('stacks more by colour, the strongest on top', () =>
    expect(stacks(['dart', 'dart', 'kite', 'rifle', 'charm', 'kite', 'dart'], WORDS).map(({ items }) => items)).toEqual([
      ['rifle', 'dart', 'dart', 'dart'],
      ['kite', 'kite'],
      ['charm'],
    ]));
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
    mats: { creature: { boat: 0, ahead: {}, complete: false }, dracula: { coffins: ['cave'], complete: false } },
  });

  it('gathers who is in a space, and nobody who is off the board', () => {
    const found = figuresBySpace(village);
    expect(found.get('camp')!.map(({ figure }) => figure)).toEqual(['dracula', 'mayor', 'maria', 'lucy']);
    expect(found.get('cave')!.map(({ kind }) => kind)).toEqual(['token']);
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
    const done = { ...village, mats: { ...village.mats, creature: { boat: 19, ahead: {}, complete: true } } };
    expect(arrange(done, WORDS).signs).toEqual([]);
  });
});
