/** The forest as a drawing: where cells lie, and the lines of a tile. Hexagons with a flat top, edges clockwise from the north. */
import type { Box, Point, Size } from '../../kit/room';

/** The radius of a tile, and half its height. */
export const R = 48;
export const HALF = (R * Math.sqrt(3)) / 2;
export const EDGES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Edge = (typeof EDGES)[number];

const Q = [0, 1, 1, 0, -1, -1];
const ROW = [-1, -1, 0, 1, 1, 0];

export interface Cell {
  q: number;
  r: number;
}

export const cellKey = ({ q, r }: Cell): string => `${q} ${r}`;

/** Where the middle of a cell lies. */
export const middle = ({ q, r }: Cell): Point => ({ x: 1.5 * R * q, y: 2 * HALF * (r + q / 2) });

/** The cell beyond an edge. */
export const beyond = ({ q, r }: Cell, edge: number): Cell => ({ q: q + Q[edge]!, r: r + ROW[edge]! });

export const opposite = (edge: number): number => (edge + 3) % 6;

/** The direction from the middle of a cell to the middle of an edge, of length 1. */
export function toward(edge: number): Point {
  const angle = -Math.PI / 2 + (edge * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** The outline of a hexagon round a point, for `points`. */
export const outline = (radius: number, { x, y }: Point = { x: 0, y: 0 }): string =>
  Array.from(
    { length: 6 },
    (_, i) => `${short(x + radius * Math.cos((i * Math.PI) / 3))},${short(y + radius * Math.sin((i * Math.PI) / 3))}`,
  ).join(' ');

/** The edges where paths leave a tile that lies turned by so many sixths. */
export const turnedExits = (exits: readonly string[], sixths: number): number[] =>
  exits.map((edge) => (EDGES.indexOf(edge as Edge) + sixths) % 6).sort((a, b) => a - b);

/** The paths of a tile round its middle. Two exits are one bent path. */
export function pathLines(exits: number[]): string {
  const ends = exits.map((edge) => ({ x: toward(edge).x * (HALF + 1), y: toward(edge).y * (HALF + 1) }));
  if (ends.length === 2) return `M${at(ends[0]!.x, ends[0]!.y)}Q0 0 ${at(ends[1]!.x, ends[1]!.y)}`;
  return ends.map(({ x, y }) => `M0 0L${at(x, y)}`).join('');
}

/** Numbers from 0 to 1 that are always the same for the same seed. */
export function scattered(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A pine with its foot at a point: the whole, and its lit half. */
export function pine(x: number, y: number, height: number): { whole: string; lit: string } {
  const top = `M${at(x, y - height)}`;
  const low = y - height * 0.3;
  return {
    whole: `${top}L${at(x + height * 0.36, low)}H${short(x + height * 0.16)}L${at(x + height * 0.46, y)}H${short(x - height * 0.46)}L${at(x - height * 0.16, low)}H${short(x - height * 0.36)}Z`,
    lit: `${top}L${at(x - height * 0.36, low)}H${short(x - height * 0.16)}L${at(x - height * 0.46, y)}H${short(x)}Z`,
  };
}

/** Pines along the edges without a path, as two drawings; and the dark they stand on. */
export function thickets(exits: number[], seed: number): { dark: string; whole: string; lit: string } {
  const random = scattered(seed);
  const drawn = { dark: '', whole: '', lit: '' };
  for (let edge = 0; edge < 6; edge++) {
    if (exits.includes(edge)) continue;
    const { x: a, y: b } = toward(edge);
    drawn.dark += `M${at(a * HALF + b * 25, b * HALF - a * 25)}L${at(a * HALF - b * 25, b * HALF + a * 25)}`;
    const trees = [-2, -1, 0, 1, 2].map((i) => {
      const along = i * 10.5 + (random() - 0.5) * 4;
      const away = HALF - 5 - random() * 5;
      return { x: a * away - b * along, y: b * away + a * along + 5, height: 11 + random() * 6 };
    });
    for (const { x, y, height } of trees.sort((one, other) => one.y - other.y)) {
      const { whole, lit } = pine(x, y, height);
      drawn.whole += whole;
      drawn.lit += lit;
    }
  }
  return drawn;
}

/** A star of five points round the middle. */
export const star = (radius: number): string =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 4 * Math.PI) / 5;
    return `${i ? 'L' : 'M'}${at(radius * Math.cos(angle), radius * Math.sin(angle))}`;
  }).join('') + 'Z';

/** The box round these cells, with so much more on each side. */
export function around(cells: Cell[], margin: number): Box {
  const points = cells.map(middle);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - R - margin;
  const top = Math.min(...ys) - HALF - margin;
  return { x: left, y: top, width: Math.max(...xs) + R + margin - left, height: Math.max(...ys) + HALF + margin - top };
}

/**
 * The part of the plane that a map of these cells shows. It grows in steps, so that it rarely moves, and fills a frame of this size as long
 * as the scale is the least at which it can be read.
 */
export function region(cells: Cell[], frame: Size, scale: number): Box {
  const LEAST = 430;
  const aspect = frame.width / frame.height;
  const STEP = 1.5 * R;
  const tight = around(cells.length ? cells : [{ q: 0, r: 0 }], 1.3 * HALF);
  const low = { x: Math.floor(tight.x / STEP) * STEP, y: Math.floor(tight.y / STEP) * STEP };
  const width = Math.ceil((tight.x + tight.width) / STEP) * STEP - low.x;
  const height = Math.max(LEAST, Math.ceil((tight.y + tight.height) / STEP) * STEP - low.y);
  const whole = {
    width: Math.max(width, Math.min(height * aspect, frame.width / scale)),
    height: Math.max(height, Math.min(width / aspect, frame.height / scale)),
  };
  return { x: low.x - (whole.width - width) / 2, y: tight.y + tight.height / 2 - whole.height / 2, ...whole };
}
