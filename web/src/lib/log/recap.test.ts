import { expect, it } from 'vitest';
import type { Event } from '../../generated/messages';
import { event, seat } from '../testing';
import { said } from '../texts/sentences';
import { usualHeading } from './log';
import { recapOf } from './recap';

const bot = { until: 9, said: 0, bot: 'heuristic' };
const seats = [
  seat(0, 'Mara'),
  seat(1, 'Idris', { mine: true, earlier: [{ until: 4, said: 0, person: { id: '1', name: 'Idris' } }, bot] }),
];
const turn = (move: number, who: number) => event(move, '', { kind: 'turn', seat: who });
const opensTurn = ({ parts }: Event) =>
  parts.kind === 'turn' ? { number: 1, seat: (parts as unknown as { seat: number }).seat } : null;
const recap = (log: Event[], since: number) => {
  const { bots, passages, more } = recapOf(log, since, seats, { heading: usualHeading, opensTurn, key: new Set(['fell']) });
  return { bots, more, told: passages.map(({ heading, lines }) => [heading, ...lines.map((line) => said(line.event.sentence))]) };
};

it('tells what happened in whose turn, and which bot played for me', () => {
  const log = [turn(1, 0), event(2, 'one'), event(3, 'two'), turn(4, 1), event(5, 'three')];
  expect(recap(log, 2)).toEqual({
    bots: ['Agatha'],
    more: 0,
    told: [
      ['Mara', 'two'],
      ['Agatha', 'three'],
    ],
  });
  expect(recap(log, 9)).toEqual({ bots: [], more: 0, told: [] });
});

it('of much tells what turned the game, then what was done for me, then what came last', () => {
  const many = Array.from({ length: 20 }, (_, i) => event(10 + i, `other ${i}`));
  const log = [turn(3, 1), event(3, 'mine'), turn(4, 0), event(5, 'the Mummy fell', { kind: 'fell' }), ...many];
  const { told, more } = recap(log, 2);
  expect(told.flat()).toEqual(['Idris', 'mine', 'Mara', 'the Mummy fell', ...many.slice(-6).map(({ sentence }) => sentence)]);
  expect(more).toBe(14);
});
