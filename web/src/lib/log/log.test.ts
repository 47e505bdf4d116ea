import { describe, expect, it } from 'vitest';
import { byTurn, keptTurns } from './log';
import { listed, playerName, seatName, seatsAt } from '../texts/seat-names';
import { event, seat } from '../testing';
import type { Event } from '../../generated/messages';
import { t } from '../texts/texts';

const seats = [seat(0, 'Mara'), seat(1, 'Teo')];

describe('byTurn', () => {
  it('has turns, and what happened in them, in order', () => {
    const log = [
      event(0, 'The board is laid out.'),
      event(1, 'Seat 1 takes a turn.', { kind: 'turn', seat: 0 }),
      event(2, 'One.'),
      event(3, 'Two.'),
      event(4, 'Seat 2 takes a turn.', { kind: 'turn', seat: 1 }),
      event(5, 'Three.'),
    ];
    expect(byTurn(log, seats).map(({ heading, lines }) => [heading, lines.map(({ event }) => event.sentence)])).toEqual([
      ['Set-up', ['The board is laid out.']],
      ['Mara', ['One.', 'Two.']],
      ['Teo', ['Three.']],
    ]);
  });

  it('tells what happens several times in a row once', () => {
    const draws = [0, 0, 1].map((who, i) => event(i + 1, [[`seat:${who}`, `Seat ${who + 1}`], ' draws a card.']));
    expect(byTurn(draws, seats)[0]?.lines.map(({ event, times }) => [event.move, times])).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });

  it('leaves talk and silent events out', () => {
    expect(byTurn([event(1, 'Seat 1: hello', { kind: 'said' }), event(2, '')], seats)[0]?.lines).toEqual([]);
  });

  it('opens rounds, or what the game calls a heading', () => {
    expect(byTurn([event(1, ['Round 2: ', ['seat:1', 'seat 2'], ' begins.'], { kind: 'round' })], seats)[0]?.heading).toBe(
      'Round 2: Teo begins',
    );
    expect(byTurn([event(1, 'Night falls.')], seats, () => 'Night')[0]?.heading).toBe('Night');
  });
});

describe('keptTurns', () => {
  const log = [
    event(1, 'Seat 1 takes a turn.', { kind: 'turn', seat: 0 }),
    event(2, 'One.'),
    event(3, 'Seat 2 takes a turn.', { kind: 'turn', seat: 1 }),
    event(4, 'Two.'),
    event(5, 'Three.'),
  ];
  const before = byTurn(log, seats);
  const next = (events: Event[], names = seats) => keptTurns(before, byTurn(events, names));

  it('keeps all that is as it was when something happens', () => {
    const turns = next([...log, event(6, 'Three.'), event(7, 'Four.')]);
    expect(turns).toEqual(byTurn([...log, event(6, 'Three.'), event(7, 'Four.')], seats));
    expect(turns[0]).toBe(before[0]);
    expect(turns[1]?.lines[0]).toBe(before[1]?.lines[0]);
    expect(next([...log])).toBe(before);
  });

  it('keeps what an undo leaves, and nothing of what it took back', () => {
    const turns = next([...log.slice(0, 4), event(5, 'Another.')]);
    expect(turns).toEqual(byTurn([...log.slice(0, 4), event(5, 'Another.')], seats));
    expect(turns[0]).toBe(before[0]);
    expect(next(log.slice(0, 2))).toEqual([before[0]]);
  });

  it('renames a turn whose player has another name', () => {
    const turns = next(log, [seat(0, 'Mara'), seat(1, 'Jun')]);
    expect(turns.map(({ heading }) => heading)).toEqual(['Mara', 'Jun'].map(t.table.turn));
    expect(turns[1]?.lines).toBe(before[1]?.lines);
  });
});

describe('names', () => {
  it('are those of who played when it happened', () => {
    const changed = [
      seat(0, '', { kind: 'bot', plays_for: 'Mara', earlier: [{ until: 4, said: 0, person: { id: '0', name: 'Mara' } }] }),
    ];
    expect([4, 5].map((move) => seatName(seatsAt(changed, move)[0]))).toEqual(['Mara', 'Old Tom']);
    expect(playerName(changed[0])).toBe('Old Tom for Mara');
    const turn = (move: number) => event(move, 'A turn begins', { kind: 'turn', seat: 0 });
    expect(byTurn([turn(3), turn(4)], changed).map(({ heading }) => heading)).toEqual([
      t.table.turn('Mara'),
      t.table.turn('Old Tom'),
    ]);
  });

  it('have a number where someone sits on several seats', () => {
    const twice = [seat(0, 'Mara'), { ...seat(1, 'Mara'), person: seat(0, 'Mara').person }, seat(2, 'Teo')];
    expect(twice.map((each) => seatName(each, twice))).toEqual(['Mara (1)', 'Mara (2)', 'Teo']);
  });

  it('are listed in words', () => {
    expect(listed([])).toBe('');
    expect(listed(['Mara'])).toBe('Mara');
    expect(listed(['Mara', 'Teo', 'Jun'])).toBe('Mara, Teo and Jun');
  });
});
