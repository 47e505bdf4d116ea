import { expect, test } from 'vitest';
import { bracketed, places, plan } from './equation';
import type { Bunker } from './view';

const bunker = (more: Partial<Bunker>): Bunker =>
  ({
    gate: 12,
    tokens: [],
    row: [],
    value: null,
    open: false,
    missing: 0,
    nearest: [],
    changes: null,
    chance: 0,
    numbers_left: 0,
    symbols_left: 0,
    ...more,
  }) as Bunker;

test('the row shows what lies there and nothing else', () => {
  const shown = places(bunker({ row: ['4'], nearest: ['4', 'times', '3'], tokens: ['times'] }));
  expect(shown.map(({ token }) => token)).toEqual(['4', null, null]);
  expect(places(bunker({ gate: null })).map(({ token }) => token)).toEqual([null, null, null, null, null]);
});

test('brackets show that a row is worked out from left to right', () => {
  const written = (row: string) =>
    row
      .split(' ')
      .map((sign, i, { length }) => bracketed(sign, i, length))
      .join(' ');
  expect(written('6 - 1 x 3')).toBe('(6 - 1) x 3');
  expect(written('6 - 1 x 3 + 2')).toBe('((6 - 1) x 3) + 2');
  expect(written('5 x 3')).toBe('5 x 3');
});

test('the plan tells what lies there, what was found and what is still to be found', () => {
  const states = (more: Partial<Bunker>) => plan(bunker(more)).map(({ state }) => state);
  expect(states({ row: ['4'], nearest: ['4', 'times', '3'], tokens: ['times'] })).toEqual(['there', 'found', 'lacking']);
  expect(states({ row: ['3'], nearest: ['4', 'times', '3'], tokens: ['4'] })).toEqual(['found', 'lacking', 'found']);
  expect(states({ row: ['4', 'times', '3'], nearest: ['4', 'times', '3'], open: true })).toEqual([]);
});
