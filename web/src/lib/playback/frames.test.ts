import { describe, expect, it } from 'vitest';
import { changed, seenBy } from './frames';

const before = {
  all: {
    turn: 0,
    heroes: [
      { at: 'inn', items: ['rope'] },
      { at: 'mill', items: [] },
    ],
    card: 'bats',
  },
};

describe('changes', () => {
  it('replace what is there, deep inside', () => {
    const after = changed(before, {
      all: [
        [['heroes', 0, 'at'], 'barn'],
        [['turn'], 1],
      ],
    });
    expect(after.all).toEqual({
      turn: 1,
      heroes: [
        { at: 'barn', items: ['rope'] },
        { at: 'mill', items: [] },
      ],
      card: 'bats',
    });
  });

  it('leave everything else the same object, and what was before as it was', () => {
    const after = changed(before, { all: [[['heroes', 0, 'at'], 'barn']] });
    const [moved, other] = (after as typeof before).all.heroes;
    expect(other).toBe(before.all.heroes[1]);
    expect(moved!.items).toBe(before.all.heroes[0]!.items);
    expect(before.all.heroes[0]!.at).toBe('inn');
    expect(changed(before, {})).toBe(before);
  });

  it('add what is new, take away what is gone, and tell null from gone', () => {
    const after = changed(before, { all: [[['card']], [['dawn'], null]] });
    expect(after.all).toEqual({ turn: 0, heroes: before.all.heroes, dawn: null });
  });

  it('reach those eyes alone that see them', () => {
    const views = { '0': { hand: ['owl'] }, '2': { hand: [] } };
    expect(changed(views, { '2': [[['hand'], ['bat']]] })).toEqual({ '0': { hand: ['owl'] }, '2': { hand: ['bat'] } });
  });
});

describe('what eyes see', () => {
  it('is their own view, or what everyone sees', () => {
    const views = { '1': { hand: ['owl'] }, all: { hand: [] } };
    expect(seenBy(views, 1)).toBe(views['1']);
    expect(seenBy(views, 4)).toBe(views.all);
    expect(seenBy(views, null)).toBe(views.all);
    expect(seenBy({}, null)).toEqual({});
  });
});

describe('a view', () => {
  const [mine, everyones] = [{ hand: ['rope'] }, { hand: [] }];

  it('is that of the eyes, or what everyone sees', () => {
    expect(seenBy({ '0': mine, all: everyones }, 0)).toBe(mine);
    expect(seenBy({ '0': mine, all: everyones }, 1)).toBe(everyones);
    expect(seenBy({ '0': mine, all: everyones }, null)).toBe(everyones);
  });

  it('is still that of a seat that was left open', () => {
    expect(seenBy({ '0': mine }, null)).toBe(mine);
  });
});
