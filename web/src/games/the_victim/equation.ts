/** The row of the Bunker as it is drawn: what lies there, and what the nearest equation would have where nothing lies yet. */
import type { Bunker } from './view';

export interface Place {
  token: string | null;
  /** Lies there; found and to be placed; still to be found; nothing is known of it. */
  state: 'there' | 'wanted' | 'lacking' | 'empty';
  /** Its number in the row, from 1 on; null if nothing lies there. */
  spot: number | null;
}

const EMPTY = 5;

/** The places of the row. While the row begins like the nearest equation, the rest of that is shown faintly. */
export function places({ row, nearest, tokens, gate }: Bunker): Place[] {
  const there: Place[] = row.map((token, i) => ({ token, state: 'there', spot: i + 1 }));
  if (gate === null || !nearest.length) return [...there, ...Array.from({ length: Math.max(0, EMPTY - there.length) }, (): Place => ({ token: null, state: 'empty', spot: null }))];
  if (row.some((token, i) => nearest[i] !== token)) return there;
  const found = [...tokens];
  return [
    ...there,
    ...nearest.slice(row.length).map((token): Place => {
      const i = found.indexOf(token);
      if (i >= 0) found.splice(i, 1);
      return { token, state: i >= 0 ? 'wanted' : 'lacking', spot: null };
    }),
  ];
}

/** The tokens of the nearest equation that were not found yet. */
export function needed({ row, tokens, nearest }: Bunker): string[] {
  const found = [...row, ...tokens];
  return nearest.filter((token) => {
    const i = found.indexOf(token);
    if (i >= 0) found.splice(i, 1);
    return i < 0;
  });
}
