/** The boat's way to the lair, as it is drawn. */
import type { Point } from '../../../../kit/room';

export const LAGOON = { width: 258, height: 200 };

const SAMPLES = 2000;
const TURN = 3.76 * Math.PI;
const FIRST_ANGLE = -2.8;
const MARGIN = 20;

const winding =
  (width: number, height: number) =>
  (t: number): Point => {
    const angle = FIRST_ANGLE + t * TURN;
    const reach = 1 - 0.66 * t;
    return {
      x: width / 2 + (width / 2 - MARGIN) * reach * Math.cos(angle),
      y: height / 2 + (height / 2 - MARGIN) * reach * Math.sin(angle),
    };
  };

/** The marks of the boat's path: the start, equally far apart on a spiral, and the lair in the middle. */
export function spiral(marks: number, width = LAGOON.width, height = LAGOON.height): Point[] {
  const way = winding(width, height);
  const lengths = [0];
  let last = way(0);
  for (let i = 1; i <= SAMPLES; i++) {
    const next = way(i / SAMPLES);
    lengths.push(lengths[i - 1]! + Math.hypot(next.x - last.x, next.y - last.y));
    last = next;
  }
  const points: Point[] = [];
  let sample = 0;
  for (let mark = 0; mark < marks; mark++) {
    const wanted = (lengths[SAMPLES]! * mark) / (marks - 1);
    while (sample < SAMPLES && lengths[sample]! < wanted) sample++;
    points.push(way(sample / SAMPLES));
  }
  return [...points, { x: width / 2, y: height / 2 }];
}

/** The line of the spiral, to the middle. */
export function spiralLine(width = LAGOON.width, height = LAGOON.height): string {
  const way = winding(width, height);
  const points = Array.from({ length: 121 }, (_, i) => way(i / 120));
  return `M${[...points, { x: width / 2, y: height / 2 }].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
