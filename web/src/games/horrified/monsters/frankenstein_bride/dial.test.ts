import { expect, it } from 'vitest';
import { dialPoint } from './dial';

it('a dial runs from left to right over the top', () => {
  const centre = { x: 0, y: 0 };
  expect(dialPoint(0, 8, centre, 10).x).toBeCloseTo(-10);
  expect(dialPoint(8, 8, centre, 10).x).toBeCloseTo(10);
  expect(dialPoint(4, 8, centre, 10).y).toBeCloseTo(-10);
});
