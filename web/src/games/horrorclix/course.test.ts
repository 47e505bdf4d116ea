import { expect, test } from 'vitest';
import type { Moment } from '../../lib/game/props';
import { course } from './course';
import type { Clix } from './view';

const moment = (moves: number, turn: number, totals: number[]): Moment<Clix> =>
  ({
    moves,
    turn,
    seat: 0,
    view: { turn, players: totals.map((total, seat) => ({ seat, total, clicks_left: 30 - total, slain: seat, rescued: 1 })) },
  }) as unknown as Moment<Clix>;

test('what everyone had is read turn by turn, without the set-up', () => {
  const moments = [moment(3, 0, [0, 0]), moment(20, 1, [0, 5]), moment(30, 2, [10, 5])];
  expect(course(moments, 'points')).toEqual([
    { moves: 20, values: [0, 5] },
    { moves: 30, values: [10, 5] },
  ]);
  expect(course(moments, 'clicks').at(-1)!.values).toEqual([20, 25]);
  expect(course(moments, 'victims')[0]!.values).toEqual([1, 2]);
});
