/** Where small things lie over a part of a board that is panned: where they cover nothing that is sought there. */
import { type Box, type Point, shared, type Size } from './room';

export type Corner = 'right bottom' | 'left bottom' | 'right top' | 'left top';

const CORNERS: Corner[] = ['right bottom', 'left bottom', 'right top', 'left top'];
/** Those at the upper end. */
export const UPPER = ['left top', 'right top'] as const satisfies Corner[];
/** All but the upper left one, where buttons for zooming lie if nothing is sought there. */
export const OTHERS: Corner[] = CORNERS.slice(0, 3);
/** How far from the edges they lie. */
export const INSET = { x: 10, y: 18 };

/** A part of the board as it is shown: from where on, how large, and at which scale. */
export interface Frame extends Box {
  scale: number;
}

/** Where a scrolled part of the board begins when a point is to be in its middle: it never leaves the board. */
export function scrolled({ x, y }: Point, { width, height, scale }: Omit<Frame, 'x' | 'y'>, whole: Size): Point {
  const start = (middle: number, shown: number, all: number) =>
    Math.max(0, Math.min(middle * scale - shown / 2, all * scale - shown));
  return { x: start(x, width, whole.width), y: start(y, height, whole.height) };
}

/** The first corner, but for those taken, where something of this size covers none of these boxes of the board; null if there is none. */
export function freeCorner(size: Size, frame: Frame, sought: Box[], taken: (Corner | null)[] = []): Corner | null {
  const targets = sought.map((box) => onScreen(box, frame));
  const free = (corner: Corner) => !taken.includes(corner) && !targets.some((target) => shared(target, boxAt(corner, size, frame)));
  return CORNERS.find(free) ?? null;
}

function onScreen({ x, y, width, height }: Box, { scale, ...frame }: Frame): Box {
  return { x: x * scale - frame.x, y: y * scale - frame.y, width: width * scale, height: height * scale };
}

function boxAt(corner: Corner, size: Size, frame: Frame): Box {
  const [side, end] = corner.split(' ');
  return {
    ...size,
    x: side === 'left' ? INSET.x : frame.width - INSET.x - size.width,
    y: end === 'top' ? INSET.y : frame.height - INSET.y - size.height,
  };
}
