/** The squares of a map on the drawing, and what they are made of. */
import type { Box, Point } from '../../../kit/room';

export const CELL = 34;
/** The rim, on which columns and rows are written. */
export const INSET = 16;
export const COLUMNS = 24;
export const ROWS = 16;
export const WIDTH = 2 * INSET + COLUMNS * CELL;
export const HEIGHT = 2 * INSET + ROWS * CELL;
export const WHOLE = { width: WIDTH, height: HEIGHT };

/** A square by column and row, from 0: "c4" is the third of the fourth row. */
export interface Square {
  x: number;
  y: number;
}

export const squareOf = (space: string): Square => ({ x: space.charCodeAt(0) - 97, y: Number(space.slice(1)) - 1 });
export const spaceAt = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;
/** All squares, row by row. */
export const SPACES = Array.from({ length: COLUMNS * ROWS }, (_, i) => spaceAt(i % COLUMNS, Math.floor(i / COLUMNS)));
/** As players read it: "C4". */
export const written = (space: string): string => space.toUpperCase();

export const left = (x: number): number => INSET + x * CELL;
export const upper = (y: number): number => INSET + y * CELL;

/** The middle of a square. */
export function middle(space: string): Point {
  const { x, y } = squareOf(space);
  return { x: left(x) + CELL / 2, y: upper(y) + CELL / 2 };
}

export function boxOf(space: string): Box {
  const { x, y } = squareOf(space);
  return { x: left(x), y: upper(y), width: CELL, height: CELL };
}

/** The line on one edge of a square. */
export function edgeLine(space: string, edge: string): { a: Point; b: Point } {
  const { x, y, width, height } = boxOf(space);
  if (edge === 'north') return { a: { x, y }, b: { x: x + width, y } };
  if (edge === 'south') return { a: { x, y: y + height }, b: { x: x + width, y: y + height } };
  if (edge === 'west') return { a: { x, y }, b: { x, y: y + height } };
  return { a: { x: x + width, y }, b: { x: x + width, y: y + height } };
}
