import { describe, expect, it } from 'vitest';
import { aHouse, entry, WORDS } from './testing';
import { printed, range, shown, sum, unlanded } from './worth';

describe('what cards are worth', () => {
  it('is told by the cards', () => {
    expect(printed(['banshee', 'dark_moon'], 'terror', WORDS)).toEqual({ value: 6, dice: 0 });
    expect(printed(['vampire'], 'strength', WORDS)).toEqual({ value: 0, dice: 2 });
    expect(printed([], 'terror', WORDS)).toEqual({ value: 0, dice: 0 });
  });
  it('adds up', () =>
    expect(
      sum([
        { value: 2, dice: 1 },
        { value: 3, dice: 0 },
      ]),
    ).toEqual({ value: 5, dice: 1 }));
  it('reads as a number with question marks', () => {
    expect([shown({ value: 4, dice: 1 }), shown({ value: 0, dice: 2 }), shown({ value: 0, dice: 0 })]).toEqual(['4+?', '??', '0']);
  });
  it('does not count a die before it has landed', () => {
    const before = aHouse({ field: [{ ...entry(0, 'vampire'), worth: { value: 0, dice: 1 } }] });
    const thrown = aHouse({
      field: [{ ...entry(0, 'vampire', [], [6]), worth: { value: 6, dice: 0 } }],
      totals: { ...before.totals, strength: { explorers: { value: 0, dice: 0 }, monsters: { value: 6, dice: 0 } } },
    });
    const shownNow = unlanded(thrown, before);
    expect([shownNow.field[0]!.rolled, shownNow.field[0]!.worth, shownNow.totals]).toEqual([
      [6],
      { value: 0, dice: 1 },
      before.totals,
    ]);
  });
  it('can become no less and no more', () => expect(range({ value: 4, dice: 2 }, WORDS)).toEqual([6, 16]));
});
