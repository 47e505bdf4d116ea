import { expect, it } from 'vitest';
import { apart } from './course';

const heights = (...ys: number[]) =>
  apart(
    ys.map((y) => ({ y })),
    10,
    100,
  ).map(({ y }) => y);

it('leaves labels alone that have room', () => expect(heights(50, 20, 80)).toEqual([20, 50, 80]));
it('pushes labels apart until each has room', () => expect(heights(20, 20, 24)).toEqual([20, 30, 40]));
it('pushes them back where the scale ends', () => expect(heights(96, 98)).toEqual([90, 100]));
it('leaves those alone that have room where others are pushed back', () => expect(heights(5, 96, 98)).toEqual([5, 90, 100]));
