import { describe, expect, it } from 'vitest';
import { event } from '../../lib/testing';
import { points, rounds } from './course';
import { aHouse, entry } from './testing';
import type { House } from './view';

const moment = (moves: number, view: House) => ({ moves, turn: 1, seat: 0, view });

describe('the course of a game', () => {
  const field = [entry(0, 'necromancer'), entry(1, 'bartender')];
  const totals = { ...aHouse().totals, terror: { explorers: { value: 3, dice: 0 }, monsters: { value: 0, dice: 1 } } };
  const fought = {
    room: 'library',
    battle: 'terror' as const,
    field,
    totals: { explorers: 3, monsters: 5 },
    winner: 'monsters' as const,
  };
  const scored = aHouse({ round: 2, room: null, battle: null, fought });
  scored.players[0]!.hourglasses = 4;
  const first = [moment(1, aHouse({ battle: null })), moment(5, aHouse({ field, totals }))];

  it('tells what both sides show while it is fought', () => {
    expect(rounds(first)).toMatchObject([
      { number: 1, battle: 'terror', winner: null, totals: { explorers: { value: 3 }, monsters: { value: 0, dice: 1 } } },
    ]);
  });
  it('tells how each round ended, while its spoils lie there and after it', () => {
    const ended = {
      number: 1,
      battle: 'terror',
      room: 'library',
      winner: 'monsters',
      totals: { explorers: { value: 3 }, monsters: { value: 5, dice: 0 } },
    };
    expect(rounds([...first, moment(6, aHouse({ room: null, fought, displayed: ['library'] }))])).toMatchObject([
      { ...ended, from: 1, to: 6 },
    ]);
    expect(rounds([...first, moment(9, scored)])).toMatchObject([
      { ...ended, from: 1, to: 9 },
      { number: 2, from: 9, to: 9, winner: null, totals: null },
    ]);
  });
  it('begins a round where it was told to begin, though no moment is of then', () => {
    const told = (moves: number, number: number) => ({
      moves,
      seat: 0,
      answer: '',
      events: [event(moves, '', { kind: 'round', number, butler: 0 })],
    });
    expect(rounds([...first, moment(9, scored)], [told(0, 1), told(7, 2)])).toMatchObject([
      { from: 0, to: 7 },
      { from: 7, to: 9 },
    ]);
  });
  it('tells what everyone had collected', () => {
    expect(points([...first, moment(9, scored)]).at(-1)).toEqual({ moves: 9, hourglasses: [4, 0, 0, 0], bulbs: [0, 0, 0, 0] });
  });
});
