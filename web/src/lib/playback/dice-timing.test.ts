import { expect, it } from 'vitest';
import { landing, tumbling, withDice } from './dice-timing';

it('dice land one after the other, and lie there for a moment', () => {
  const [first, second, third] = [0, 1, 2].map(tumbling);
  expect(first! < second! && second! < third!).toBe(true);
  expect(landing(0)).toBe(0);
  expect(landing(3)).toBeGreaterThan(third!);
  expect(withDice(100, 3)).toBeGreaterThan(third!);
  expect([withDice(9000, 3), withDice(100, 0)]).toEqual([9000, 100]);
});
