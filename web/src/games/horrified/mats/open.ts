import type { MatId } from '../view';

/** How high a mat is, open and folded, in pixels. */
const OPEN: Record<MatId, number> = {
  creature: 422,
  dracula: 290,
  frankenstein_bride: 280,
  invisible_man: 222,
  mummy: 446,
  wolf_man: 208,
};
const FOLDED: Record<MatId, number> = {
  creature: 92,
  dracula: 112,
  frankenstein_bride: 106,
  invisible_man: 106,
  mummy: 90,
  wolf_man: 96,
};
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
  let used = mats.reduce((sum, mat) => sum + FOLDED[mat] + more(mat) + GAP, -GAP);
  for (const mat of order) {
    const unfolded = OPEN[mat] - FOLDED[mat];
    if (open.size && used + unfolded > height) continue;
    open.add(mat);
    used += unfolded;
  }
  return open;
}

/** How high all mats are together, with the gap below them. */
export function heightOf(mats: MatId[], open: ReadonlySet<MatId>, more: (mat: MatId) => number = () => 0): number {
  return mats.reduce((sum, mat) => sum + (open.has(mat) ? OPEN : FOLDED)[mat] + more(mat) + GAP, 0);
}
