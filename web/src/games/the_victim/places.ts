/** Where figures stand on a tile, round its middle. */
import type { Point } from '../../kit/room';

const spot = (degrees: number, radius: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

const RING: Record<number, number[]> = {
  1: [-28],
  2: [-152, -28],
  3: [-160, -90, -20],
  4: [-170, -122, -58, -10],
  5: [-180, -135, -90, -45, 0],
  6: [-198, -152, -108, -72, -28, 18],
};

/** The places of so many figures; `free` if nothing else is drawn in the middle, `crowded` if the Evil stands there. */
export function standing(count: number, free: boolean, crowded = false): Point[] {
  if (count === 1 && free) return [{ x: 0, y: 0 }];
  if (count === 2 && free)
    return [
      { x: -14, y: 0 },
      { x: 14, y: 0 },
    ];
  const ring = RING[Math.min(count, 6)] ?? [];
  return Array.from({ length: count }, (_, i) => spot(ring[i % ring.length]! + (i >= 6 ? 90 : 0), crowded ? 33 : 27));
}

export const EVIL_PLACE: Point = { x: 0, y: -8 };
