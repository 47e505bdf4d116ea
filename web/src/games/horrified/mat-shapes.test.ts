import { describe, expect, it } from 'vitest';
import { dialPoint, groovePairs, LAGOON, spiral, TABLET, tabletSpots } from './mat-shapes';
import { openMats } from './mats/open';
import type { MatId } from './view';

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

it('a dial runs from left to right over the top', () => {
  const centre = { x: 0, y: 0 };
  expect(dialPoint(0, 8, centre, 10).x).toBeCloseTo(-10);
  expect(dialPoint(8, 8, centre, 10).x).toBeCloseTo(10);
  expect(dialPoint(4, 8, centre, 10).y).toBeCloseTo(-10);
});

describe('which mats are open', () => {
  const four: MatId[] = ['dracula', 'mummy', 'frankenstein_bride', 'creature'];

  it('opens both of two', () => expect(openMats(['dracula', 'mummy'], [], new Set(), 0).size).toBe(2));
  it('opens one where there is little room', () => expect([...openMats(four, [], new Set(), 600)]).toEqual(['dracula']));
  it('opens the wanted one first', () => expect([...openMats(four, ['mummy'], new Set(), 760)]).toEqual(['mummy']));
  it('opens more where there is room', () => expect(openMats(four, [], new Set(), 4000).size).toBe(4));
  it('keeps folded what was folded', () =>
    expect(openMats(four, [], new Set<MatId>(['dracula']), 4000).has('dracula')).toBe(false));
});
