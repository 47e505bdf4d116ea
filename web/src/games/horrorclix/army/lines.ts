/** How much of the powers' texts there is room for beside a figure. */

export interface Fitted {
  /** So many lines of each text are shown at most. */
  lines: number;
  /** Which texts are shown in full all the same, by index. */
  whole: ReadonlySet<number>;
}

/** As much of the texts, of so many lines each, as fits when they must be shorter by `excess` lines in all. */
export function fitted(texts: number[], excess: number, most: number): Fitted {
  const whole = new Set<number>();
  const fits = (lines: number) =>
    texts.reduce((saved, count, i) => saved + (whole.has(i) ? 0 : Math.max(0, count - lines)), 0) >= excess;
  const lines = Array.from({ length: most }, (_, i) => most - i).find(fits) ?? 1;
  for (const i of texts.keys()) {
    whole.add(i);
    if (!fits(lines)) whole.delete(i);
  }
  return { lines, whole };
}
