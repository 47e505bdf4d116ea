import { expect, test } from 'vitest';
import { left, told } from './clock';

const clock = { limit: 3600, played: 600, runs_on: 120, on: true };

test('the clock runs on while nobody answers, and then stands still', () => {
  expect(left(clock, 0)).toBe(3000);
  expect(left(clock, 60)).toBe(2940);
  expect(left(clock, 4000)).toBe(2880);
});

test('before the first answer it does not run', () => {
  expect(left({ ...clock, played: 0, runs_on: 0 }, 500)).toBe(3600);
});

test('less than nothing is never left', () => {
  expect(left({ ...clock, played: 3590 }, 100)).toBe(0);
});

test('minutes are told, and at the end seconds', () => {
  expect([3600, 3541, 301, 300, 61, 9.2, 0].map(told)).toEqual(['60 min', '60 min', '6 min', '5:00', '1:01', '0:10', '0:00']);
});
