/** The geometry of what is drawn on the mats. */
import type { Point } from '../../kit/room';

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

export const TABLET = { width: 258, height: 228, stone: 20 };

/** The spots of the Mummy's tablet: 1 to 6 clockwise from the top, then the centre. */
export function tabletSpots({ width, height, stone } = TABLET): Point[] {
  const radius = Math.min(width / 2 - stone - 24, height / 2 - stone - 13);
  const ring = Array.from({ length: 6 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 3;
    return { x: width / 2 + radius * 1.06 * Math.cos(angle), y: height / 2 + radius * Math.sin(angle) };
  });
  return [...ring, { x: width / 2, y: height / 2 }];
}

/** The grooves of the tablet, each once, as pairs of spots. */
export function groovePairs(grooves: number[][]): [number, number][] {
  return grooves.flatMap((ends, from) => ends.filter((to) => to > from).map((to): [number, number] => [from, to]));
}

/** A point of a dial from 0 (left) to `most` (right), over the top. */
export function dialPoint(value: number, most: number, centre: Point, radius: number): Point {
  const angle = Math.PI + (Math.PI * value) / most;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** The arc of a dial from 0 to a value. */
export function dialArc(value: number, most: number, centre: Point, radius: number): string {
  const from = dialPoint(0, most, centre, radius);
  const to = dialPoint(value, most, centre, radius);
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
