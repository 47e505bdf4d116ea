import { describe, expect, it } from 'vitest';
import { points, rounds } from './course';
import { aHouse, entry, WORDS } from './testing';
import type { House } from './view';

const moment = (moves: number, view: House) => ({ moves, turn: 1, seat: 0, view: view as unknown as Record<string, any> });

describe('the course of a game', () => {
  const field = [entry(0, 'banshee'), entry(1, 'bartender')];
  const scored = aHouse({ round: 2, room: null, battle: null });
  scored.players[0]!.hourglasses = 4;
  const moments = [moment(1, aHouse({ battle: null })), moment(5, aHouse({ field })), moment(6, aHouse({ spoils: ['library'], sharing: [0] })), moment(9, scored)];

  it('tells how each round went', () => {
    expect(rounds(moments, WORDS)).toMatchObject([
      { number: 1, from: 1, to: 9, battle: 'terror', winner: 'monsters', totals: { explorers: { value: 3 }, monsters: { value: 5 } } },
      { number: 2, from: 9, to: 9, winner: null, totals: null },
    ]);
  });
  it('knows the victors by what they gained, where nobody shared', () => {
    const straight = [moment(1, aHouse({ battle: null })), moment(5, aHouse({ field })), moment(9, scored)];
    expect(rounds(straight, WORDS)[0]).toMatchObject({ winner: 'monsters' });
  });
  it('tells what everyone had collected', () => {
    expect(points(moments).at(-1)).toEqual({ moves: 9, hourglasses: [4, 0, 0, 0], bulbs: [0, 0, 0, 0] });
  });
});
