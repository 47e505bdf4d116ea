import { expect, test } from 'vitest';
import { at, dragged, turnOf } from './wedges';

test('a dial has room for twelve clicks, or for its own and an empty one', () => {
  expect(turnOf(9)).toBeCloseTo(Math.PI / 6);
  expect(turnOf(13)).toBeCloseTo((2 * Math.PI) / 14);
});

test('the window is at the top, and clicks go round to the right', () => {
  expect(at(10, 0)).toEqual({ x: 0, y: -10 });
  expect(at(10, Math.PI / 2).x).toBeCloseTo(10);
});

test('a drag by one wedge to the left reads one click on', () => {
  const turn = turnOf(12);
  expect(dragged(at(50, 0), at(50, -turn), turn)).toBeCloseTo(1);
  expect(dragged(at(50, Math.PI - 0.1), at(50, -Math.PI + 0.1), turn)).toBeCloseTo(-0.2 / turn);
});
