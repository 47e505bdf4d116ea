/** The tablet, as it is drawn. */
import type { Point } from '../../../../kit/room';

export const TABLET = { width: 258, height: 228, stone: 20 };

/** The spots of the tablet: 1 to 6 clockwise from the top, then the centre. */
export function tabletSpots({ width, height, stone } = TABLET): Point[] {
  const radius = Math.min(width / 2 - stone - 24, height / 2 - stone - 13);
  const ring = Array.from({ length: 6 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 3;
    return { x: width / 2 + radius * 1.06 * Math.cos(angle), y: height / 2 + radius * Math.sin(angle) };
  });
  return [...ring, { x: width / 2, y: height / 2 }];
}

/** The grooves of the tablet, each once, as pairs of spots. */
export function groovePairs(grooves: number[][]): [number, number][] {
  return grooves.flatMap((ends, from) => ends.filter((to) => to > from).map((to): [number, number] => [from, to]));
}
