import { expect, test } from 'vitest';
import type { VersionInfo } from '../view';
import { unrolled } from './unrolled';

const DIAL = [
  [
    [8, 'red'],
    [10, 'orange'],
    [17, null],
    [null, 'black'],
  ],
  [
    [8, 'red'],
    [9, null],
    [17, null],
    [3, null],
  ],
  [],
] as unknown as VersionInfo['dial'];

test('circles of a colour are dots of one path', () => {
  const { circles } = unrolled(DIAL, 16);
  expect(Object.keys(circles)).toEqual(['red', 'orange', 'black']);
  expect(circles.red).toBe('M26 8h0M42 8h0');
});

test('numbers of an ink are one line, and every digit has its place', () => {
  const { numbers, hourglasses, skulls } = unrolled(DIAL, 16);
  const [dark, plain] = Object.values(numbers);
  expect(dark!.digits).toBe('8108');
  expect(plain!.digits).toBe('179173');
  expect(dark!.x).toEqual([26, 22.9, 29.1, 42]);
  for (const { digits, x, y } of Object.values(numbers)) expect([x.length, y.length]).toEqual([digits.length, digits.length]);
  expect(hourglasses).toHaveLength(1);
  expect(skulls).toEqual([{ x: 58, y: 31 }]);
});
