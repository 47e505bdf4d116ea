import { describe, expect, it } from 'vitest';
import { LAGOON, spiral } from './lagoon';

describe('the boat’s spiral', () => {
  const points = spiral(19);

  it('has a start, a point for every mark, and the lair in the middle', () => {
    expect(points.length).toBe(20);
    expect(points.at(-1)).toEqual({ x: LAGOON.width / 2, y: LAGOON.height / 2 });
  });

  it('keeps the marks far enough apart to be told from each other', () => {
    for (let i = 0; i < points.length; i++)
      for (let j = i + 1; j < points.length; j++)
        expect(Math.hypot(points[i]!.x - points[j]!.x, points[i]!.y - points[j]!.y)).toBeGreaterThan(18);
  });

  it('stays inside the lagoon', () => {
    for (const { x, y } of points) expect(x > 0 && x < LAGOON.width && y > 0 && y < LAGOON.height).toBe(true);
  });
});
