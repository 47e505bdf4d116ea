/** Room on the map: what is placed keeps clear of what is there. */
import { HEIGHT, type Point, WIDTH } from './village';

export interface Box extends Point {
  width: number;
  height: number;
}

/** How near the edge of the map something may stand. */
export const EDGE = 4;

/** Where there is room on the map: boxes are kept apart as far as possible. */
export class Room {
  #taken: Box[] = [];

  take(...boxes: Box[]) {
    this.#taken.push(...boxes);
  }

  /** The wanted corner where a box overlaps least with what is there, the first of equals; it is taken then. */
  place(width: number, height: number, wanted: Point[]): Box {
    const [best] = this.best(wanted.map((corner) => [inside({ ...corner, width, height })]));
    return best!;
  }

  /** The group of boxes that overlaps least with what is there and with `more`, the first of equals; it is taken then. */
  best<Group extends Box[]>(groups: Iterable<Group>, more: Box[] = []): Group {
    const taken = [...this.#taken, ...more];
    let best: Group | undefined;
    let least = Infinity;
    for (const group of groups) {
      const overlap = Math.round(group.reduce((sum, box) => taken.reduce((all, other) => all + shared(box, other), sum), 0));
      if (overlap < least) {
        best = group;
        least = overlap;
      }
      if (!least) break;
    }
    this.take(...best!);
    return best!;
  }
}

/** The area two boxes share. */
export const shared = (a: Box, b: Box): number => common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

const common = (a: number, aLength: number, b: number, bLength: number) => Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));

const inside = (box: Box): Box => ({
  ...box,
  x: Math.max(EDGE, Math.min(box.x, WIDTH - box.width - EDGE)),
  y: Math.max(EDGE, Math.min(box.y, HEIGHT - box.height - EDGE)),
});
