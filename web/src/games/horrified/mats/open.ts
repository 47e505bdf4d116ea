import { LOOKS } from '../monsters/monster';
import type { MatId } from '../view';

/** How high a mat is, in pixels. */
const heightOfMat = (mat: MatId, open: boolean): number => {
  const { open: high, folded } = LOOKS[mat]?.height ?? UNKNOWN;
  return open ? high : folded;
};
/** Without a drawing of its task. */
const UNKNOWN = { open: 190, folded: 62 };
const GAP = 8;
/** How high the plate of a defeated Monster is, with the gap above it. */
export const PLATE = 62;

/**
 * Which mats are open: the wanted ones first, then as many as there is room for, but always one. Two mats are both open.
 * `more` is how much higher a mat is than usual.
 */
export function openMats(
  mats: MatId[],
  wanted: MatId[],
  folded: ReadonlySet<MatId>,
  height: number,
  more: (mat: MatId) => number = () => 0,
): Set<MatId> {
  if (mats.length <= 2) return new Set(mats);
  const order = [...new Set([...wanted, ...mats])].filter(
    (mat) => mats.includes(mat) && !(folded.has(mat) && !wanted.includes(mat)),
  );
  const open = new Set<MatId>();
  let used = mats.reduce((sum, mat) => sum + heightOfMat(mat, false) + more(mat) + GAP, -GAP);
  for (const mat of order) {
    const unfolded = heightOfMat(mat, true) - heightOfMat(mat, false);
    if (open.size && used + unfolded > height) continue;
    open.add(mat);
    used += unfolded;
  }
  return open;
}

/** How high all mats are together, with the gap below them. */
export function heightOf(mats: MatId[], open: ReadonlySet<MatId>, more: (mat: MatId) => number = () => 0): number {
  return mats.reduce((sum, mat) => sum + heightOfMat(mat, open.has(mat)) + more(mat) + GAP, 0);
}
