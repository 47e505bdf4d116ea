/** The round of a dial: where things lie on it. */
import { one } from '../../../kit/drawing';
import type { Point } from '../../../kit/room';

export const RADIUS = 124;
/** A dial has room for at least so many clicks. */
const LEAST = 12;

/** How far one click turns the dial: the dial's clicks and one empty wedge fit on it. */
export const turnOf = (clicks: number): number => (2 * Math.PI) / Math.max(LEAST, clicks + 1);

/** A point so far from the middle, at an angle from the top. */
export const at = (radius: number, angle: number): Point => ({ x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });

const pair = (radius: number, angle: number) => {
  const { x, y } = at(radius, angle);
  return `${one(x)} ${one(y)}`;
};

/** A piece of a ring. */
export const wedge = (inner: number, outer: number, from: number, to: number): string =>
  `M${pair(inner, from)}L${pair(outer, from)}A${outer} ${outer} 0 0 1 ${pair(outer, to)}L${pair(inner, to)}A${inner} ${inner} 0 0 0 ${pair(inner, from)}Z`;

/** A line from the hub to the rim. */
export const spoke = (inner: number, outer: number, angle: number): string => `M${pair(inner, angle)}L${pair(outer, angle)}`;

/** How many clicks a drag from one point to another turns the dial, seen from its middle. */
export function dragged(from: Point, to: Point, turn: number): number {
  const angle = Math.atan2(to.x, -to.y) - Math.atan2(from.x, -from.y);
  const short = ((angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return -short / turn;
}
