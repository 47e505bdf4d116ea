import { describe, expect, it } from 'vitest';
import { aHouse } from './testing';
import { toCome } from './view';

describe('who is still to come', () => {
  it('is whoever plays after the one whose turn it is, and has cards', () => {
    const house = aHouse({ butler: 1, turn: 2 });
    house.players[3]!.cards = 0;
    expect(toCome(house)).toEqual([0]);
    expect(toCome({ ...house, turn: null })).toEqual([]);
  });
});
