import { describe, expect, it } from 'vitest';
import { fitted } from './lines';

const fit = (texts: number[], excess: number) => {
  const { lines, whole } = fitted(texts, excess, 8);
  return [lines, ...whole];
};

describe('fitted', () => {
  it('shows texts in full where there is room', () => {
    expect(fit([5, 1, 9], 0)).toEqual([8, 0, 1, 2]);
    expect(fit([], 0)).toEqual([8]);
  });

  it('cuts the long texts first, and the last of them first', () => {
    expect(fit([5, 1, 4], 1)).toEqual([4, 1, 2]);
    expect(fit([5, 1, 5], 1.5)).toEqual([4, 1]);
    expect(fit([6, 6, 6], 2.2)).toEqual([5]);
    expect(fit([4, 4, 4], 2)).toEqual([3, 0]);
  });

  it('shows one line of each where nothing fits', () => {
    expect(fit([5, 1, 2], 20)).toEqual([1]);
  });
});
