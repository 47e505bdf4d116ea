import { expect, test } from 'vitest';
import { farIn } from './arrows';

test('the nearest thing ahead is meant; what lies beside the way counts as farther', () => {
  const from = { x: 0, y: 0 };
  expect(farIn(from, { x: 34, y: 0 }, 'ArrowRight')).toBe(34);
  expect(farIn(from, { x: 34, y: 34 }, 'ArrowRight')).toBe(102);
  expect(farIn(from, { x: -34, y: 0 }, 'ArrowRight')).toBeNull();
  expect(farIn(from, { x: 10, y: 200 }, 'ArrowRight')).toBeNull();
  expect(farIn(from, { x: 34, y: 0 }, 'Enter')).toBeNull();
});
