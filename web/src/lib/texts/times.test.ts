import { expect, it } from 'vitest';
import { when } from './times';

it('tells a time of today, a day of the week, or a date', () => {
  const now = new Date(2026, 10, 20, 9, 30);
  const at = (day: number, hour: number) => when(new Date(2026, 10, day, hour, 5).toISOString(), now);
  expect(at(20, 8)).toMatch(/^0?8:05/);
  expect(at(19, 23)).toMatch(/^Thursday, .*:05/);
  expect(at(14, 8)).not.toMatch(/day|:/);
});
