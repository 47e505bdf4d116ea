import { describe, expect, it } from 'vitest';
import { groovePairs, TABLET, tabletSpots } from './tablet';

describe('the tablet', () => {
  it('has six spots clockwise from the top, and the centre', () => {
    const spots = tabletSpots();
    expect(spots.length).toBe(7);
    expect(spots[0]!.y).toBeLessThan(spots[6]!.y);
    expect(spots[1]!.x).toBeGreaterThan(spots[6]!.x);
    expect(spots[6]).toEqual({ x: TABLET.width / 2, y: TABLET.height / 2 });
  });

  it('keeps stones from touching', () => {
    const spots = tabletSpots();
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * TABLET.stone + 6);
  });

  it('draws each groove once', () =>
    expect(
      groovePairs([
        [1, 2],
        [0, 2],
        [0, 1],
      ]),
    ).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]));
});
