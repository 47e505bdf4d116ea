/** Bent lines, and arrows along them. */
import type { Point } from './room';

/** A line by its points, from 0 to 1. */
export interface Along {
  at: (share: number) => Point;
}

/** A point of a bent line. */
export function curve(a: Point, bend: Point, b: Point, t: number): Point {
  const of = (from: number, over: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t * t * to;
  return { x: of(a.x, bend.x, b.x), y: of(a.y, bend.y, b.y) };
}

/** An arrow along part of a lane: its line and its head. */
export function arrow({ at: along }: Along, start: number, end: number): { d: string; head: string } {
  const points = Array.from({ length: 25 }, (_, i) => along(start + ((end - start) * i) / 24));
  const d = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const before = points.at(-2)!;
  const tip = points.at(-1)!;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const ux = (tip.x - before.x) / length;
  const uy = (tip.y - before.y) / length;
  const corner = (along_: number, side: number) =>
    `${(tip.x + ux * along_ - uy * side).toFixed(1)} ${(tip.y + uy * along_ + ux * side).toFixed(1)}`;
  return { d, head: `M${corner(11, 0)}L${corner(0, 8)}L${corner(0, -8)}Z` };
}
