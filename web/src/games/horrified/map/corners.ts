/** Where the small map and the button beside it lie over a part of the map: where they cover nothing that may be chosen. */
import { type Box, shared } from '../room';
import { PLACES, type Point } from '../village';

export type Corner = 'right bottom' | 'left bottom' | 'right top' | 'left top';

const CORNERS: Corner[] = ['right bottom', 'left bottom', 'right top', 'left top'];
/** How far from the edges they lie. */
export const INSET = { x: 10, y: 18 };

/** A part of the map as it is shown: from where on, how large, and at which scale. */
export interface Frame extends Box {
  scale: number;
}

/** Where a scrolled part of the map begins when a point is to be in its middle: it never leaves the map. */
export function scrolled({ x, y }: Point, { width, height, scale }: Omit<Frame, 'x' | 'y'>, whole: { width: number; height: number }): Point {
  const start = (middle: number, shown: number, all: number) => Math.max(0, Math.min(middle * scale - shown / 2, all * scale - shown));
  return { x: start(x, width, whole.width), y: start(y, height, whole.height) };
}

/** The first corner, but for those taken, where something of this size covers no space that is lit; null if there is none. */
export function freeCorner(size: { width: number; height: number }, frame: Frame, lit: string[], taken: (Corner | null)[] = []): Corner | null {
  const targets = lit.filter((space) => space in PLACES).map((space) => onScreen(PLACES[space]!, frame));
  const free = (corner: Corner) => !taken.includes(corner) && !targets.some((target) => shared(target, boxAt(corner, size, frame)));
  return CORNERS.find(free) ?? null;
}

/** What of a lit space must stay in sight: its ring, and its name below. */
function onScreen({ x, y }: Point, frame: Frame): Box {
  return { x: (x - 36) * frame.scale - frame.x, y: (y - 24) * frame.scale - frame.y, width: 72 * frame.scale, height: 56 * frame.scale };
}

function boxAt(corner: Corner, size: { width: number; height: number }, frame: Frame): Box {
  const [side, end] = corner.split(' ');
  return { ...size, x: side === 'left' ? INSET.x : frame.width - INSET.x - size.width, y: end === 'top' ? INSET.y : frame.height - INSET.y - size.height };
}
