/** Half-circle dials. */
import type { Point } from '../../../../kit/room';

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
