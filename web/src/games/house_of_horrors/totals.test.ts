import { describe, expect, it } from 'vitest';
import { entry, WORDS } from './testing';
import { printed, range, shown, totals, worth } from './totals';

describe('what cards show', () => {
  it('counts question marks as dice', () => {
    expect(printed('vampire', 'strength', WORDS)).toEqual({ value: 0, dice: 2 });
    expect(printed('banshee', 'terror', WORDS)).toEqual({ value: 5, dice: 0 });
  });
  it('adds up all categories in a bloodbath', () => {
    expect(printed('necromancer', 'bloodbath', WORDS)).toEqual({ value: 4, dice: 1 });
  });
});

describe('what a character brings', () => {
  it('has its Items added', () => {
    expect(worth(entry(0, 'banshee', ['dark_moon']), [], 'terror', WORDS)).toEqual({ value: 6, dice: 0 });
  });
  it('adds rolled dice and waits for the rest', () => {
    expect(worth(entry(0, 'vampire', [], [4]), [], 'strength', WORDS)).toEqual({ value: 4, dice: 1 });
  });
  it('grows with others on its side, so many at most', () => {
    const field = [entry(0, 'zombie'), entry(1, 'zombie_2'), entry(2, 'skeleton')];
    expect(worth(field[0]!, field, 'strength', WORDS).value).toBe(3);
    expect(worth(field[0]!, field, 'terror', WORDS).value).toBe(1);
  });
  it('is nothing once it is claimed, Items and all', () => {
    expect(worth(entry(0, null, ['dark_moon']), [], 'terror', WORDS)).toEqual({ value: 0, dice: 0 });
  });
});

describe('totals', () => {
  const field = [entry(0, 'bartender', ['flashlight']), entry(1, 'banshee'), entry(2, 'necromancer', [], [3])];
  it('are counted by side', () => {
    expect(totals(field, 'terror', 'terror', WORDS)).toEqual({ explorers: { value: 4, dice: 0 }, monsters: { value: 8, dice: 0 } });
  });
  it('leave dice out of battles that are not fought', () => {
    expect(totals(field, 'bloodbath', 'terror', WORDS).monsters).toEqual({ value: 10, dice: 1 });
  });
  it('read as a number with question marks', () => {
    expect([shown({ value: 4, dice: 1 }), shown({ value: 0, dice: 2 }), shown({ value: 0, dice: 0 })]).toEqual(['4+?', '??', '0']);
  });
  it('can become no less and no more', () => expect(range({ value: 4, dice: 2 })).toEqual([6, 16]));
});
