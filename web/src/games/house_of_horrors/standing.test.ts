import { describe, expect, it } from 'vitest';
import { isAway, standing } from './standing';
import { aHouse } from './testing';
import { h } from './texts';

describe('how a player stands', () => {
  it('tells who plays when', () => {
    const house = aHouse({ butler: 2, turn: 3, order: [2, 3, 0, 1] });
    expect([3, 0, 1, 2].map((seat) => standing(house, seat))).toEqual([h.playsNow, h.playsNext, h.playsLast, h.ready]);
  });
  it('tells the side of those who have played', () => {
    const house = aHouse({ turn: 1 });
    house.players[0]!.sides = ['explorers'];
    house.players[3]!.cards = 0;
    expect(standing(house, 0)).toBe(h.joined.explorers);
    expect(standing(house, 3)).toBe(h.noCards);
  });
  it('tells who shares the spoils', () => {
    const house = aHouse({ spoils: ['library'], divider: 1, sharing: [1, 2, 0], served: [1, 2] });
    expect([0, 1, 2, 3].map((seat) => standing(house, seat))).toEqual([h.waitsForSpoil, h.divides, h.hasSpoil, h.noSpoil]);
  });
  it('tells what the Butler does', () => {
    expect(standing(aHouse({ rooms: ['library'], room: null }), 0)).toBe(h.choosesRoom);
    expect(standing(aHouse({ battle: null }), 0)).toBe(h.declares);
  });
});

it('knows who else is away', () => {
  const ben = { number: 1, kind: 'person' as const, online: false, mine: false };
  expect([ben, { ...ben, online: true }, { ...ben, mine: true }, { ...ben, kind: 'bot' as const }].map(isAway)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
