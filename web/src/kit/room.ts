/** Room on a board: what is placed keeps clear of what is there. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** How near the edge of a board something may stand. */
export const EDGE = 4;

/** Where there is room on a board: boxes are kept apart as far as possible. */
export class Room {
  #taken: Box[] = [];
  #whole: Size;

  constructor(whole: Size) {
    this.#whole = whole;
  }

  take(...boxes: Box[]) {
    this.#taken.push(...boxes);
  }

  /** The wanted corner where a box overlaps least with what is there, the first of equals; it is taken then. */
  place(width: number, height: number, wanted: Point[]): Box {
    const [best] = this.best(wanted.map((corner) => [inside({ ...corner, width, height }, this.#whole)]));
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

const common = (a: number, aLength: number, b: number, bLength: number) =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));

const inside = (box: Box, whole: Size): Box => ({
  ...box,
  x: Math.max(EDGE, Math.min(box.x, whole.width - box.width - EDGE)),
  y: Math.max(EDGE, Math.min(box.y, whole.height - box.height - EDGE)),
});
