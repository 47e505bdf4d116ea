/** Helpers for drawings that are grown rather than drawn: the same seed grows the same tree. */

export type Random = () => number;

/** Numbers from 0 to 1, always the same for a seed. */
export function seeded(seed: number): Random {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let mixed = Math.imul(a ^ (a >>> 15), 1 | a);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Branch {
  d: string;
  width: number;
}

export interface Growth {
  x: number;
  y: number;
  length: number;
  angle: number;
  width: number;
  depth: number;
  spread?: number;
}

/** The branches of a bare tree, from its foot up. */
export function branches({ x, y, length, angle, width, depth, spread = 0.5 }: Growth, random: Random): Branch[] {
  if (depth === 0 || width < 0.35) return [];
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length;
  const bend = (random() - 0.5) * length * 0.35;
  const d = `M${one(x)} ${one(y)}Q${one((x + tipX) / 2 + bend)} ${one((y + tipY) / 2)} ${one(tipX)} ${one(tipY)}`;
  const grown: Branch[] = [{ d, width: Number(width.toFixed(1)) }];
  const forks = depth > 3 ? 2 : 2 + (random() > 0.6 ? 1 : 0);
  for (let i = 0; i < forks; i++) {
    const shorter = length * (0.62 + random() * 0.2);
    const turned = angle + (i - (forks - 1) / 2) * spread * 2 + (random() - 0.5) * 0.5;
    grown.push(
      ...branches({ x: tipX, y: tipY, length: shorter, angle: turned, width: width * 0.62, depth: depth - 1, spread }, random),
    );
  }
  return grown;
}

/** A number with one digit after the point. */
export const one = (value: number): string => value.toFixed(1);

/** A bat with its wings spread, some 36 units wide. */
export const BAT =
  'M0 2C-3 -1 -5 -2 -6 -5C-10 -6 -14 -4 -18 0C-14 -1 -12 1 -11 4C-8 2 -6 3 -5 6C-3 4 -1 5 0 8C1 5 3 4 5 6C6 3 8 2 11 4C12 1 14 -1 18 0C14 -4 10 -6 6 -5C5 -2 3 -1 0 2Z';
