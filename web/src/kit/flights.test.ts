import { expect, it } from 'vitest';
import { between } from './flights';

const box = (width: number, height: number) => ({ left: 0, top: 0, width, height }) as DOMRect;
const scale = (from: DOMRect, to: DOMRect) => Number(/scale\((.*)\)/.exec(between(from, to))![1]);

it('a card flies no larger than it was, and hardly larger than it will be', () => {
  expect(scale(box(190, 56), box(155, 223))).toBeLessThan(0.3); // the head of a card becomes a card
  expect(scale(box(224, 322), box(112, 161))).toBe(1.5);
  expect(scale(box(10, 14), box(200, 288))).toBe(0.2);
});
