/** Where words stand on the map: clear of what stands there. */
import type { Box } from '../../../kit/room';
import { boxOf, CELL, HEIGHT, middle, WIDTH } from './squares';

/** About as wide as a letter of a name, and as high as a line of them. */
const LETTER = 6.3;
const LINE = 12;
/** How far from the middle of its square a name begins: under the pawn, or over it. */
const BELOW = 12;
const ABOVE = -26;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const covered = (box: Box, taken: Box[]): number => taken.reduce((sum, each) => sum + shared(box, each), 0);

/** The middle of a name, and the line it stands on, measured from the middle of its square. */
export interface Caption {
  x: number;
  y: number;
}

/** Each name below its pawn, or above where that covers less of what stands there and of the names before it. */
export function captions(named: { id: string; name: string; at: string }[], stands: string[]): Map<string, Caption> {
  const taken = stands.map(boxOf);
  const pawns = named.map(({ at }) => {
    const { x, y } = middle(at);
    return { x: x - 9, y: y - 12, width: 18, height: 22 };
  });
  const found = new Map<string, Caption>();
  for (const { id, name, at } of named) {
    const { x, y } = middle(at);
    const width = name.length * LETTER;
    const left = Math.max(2, Math.min(WIDTH - width - 2, x - width / 2));
    const box = (from: number): Box => ({ x: left, y: y + from, width, height: LINE });
    const outside = (from: number) => (y + from < 0 || y + from + LINE > HEIGHT ? Infinity : 0);
    const worth = (from: number) => covered(box(from), [...taken, ...pawns]) + outside(from);
    const from = worth(ABOVE) < worth(BELOW) ? ABOVE : BELOW;
    taken.push(box(from));
    found.set(id, { x: left + width / 2 - x, y: from + LINE - 2 });
  }
  return found;
}

/** What hangs over the square of a figure: its click, its tokens, the shadow of one that soars. */
const OVERHANG = 6;

/** The middle of free room for words of that size in a box, as near to its middle as can be. */
export function clearIn(box: Box, width: number, height: number, stands: string[]): { x: number; y: number } | null {
  const taken = stands.map(boxOf).map(({ x, y, width, height }) => ({
    x: x - OVERHANG,
    y: y - OVERHANG,
    width: width + 2 * OVERHANG,
    height: height + 2 * OVERHANG,
  }));
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  let best: { x: number; y: number } | null = null;
  for (let y = box.y + height / 2; y <= box.y + box.height - height / 2; y += CELL / 4)
    for (let x = box.x + width / 2; x <= box.x + box.width - width / 2; x += CELL / 4) {
      if (covered({ x: x - width / 2, y: y - height / 2, width, height }, taken)) continue;
      if (!best || Math.hypot(x - mx, y - my) < Math.hypot(best.x - mx, best.y - my)) best = { x, y };
    }
  return best;
}
