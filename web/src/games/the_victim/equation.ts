/** The equation of the Bunker: what lies in the row, and what would open the gate. */
import type { Bunker } from './view';

/** A place of the row: what lies there, from spot 1 on; or null. */
export interface Place {
  token: string | null;
  spot: number;
}

const EMPTY = 5;

/** The places of the row: as many as the nearest equation has, or some while the gate is unknown. */
export function places({ row, nearest }: Bunker): Place[] {
  const length = Math.max(row.length, nearest.length || EMPTY);
  return Array.from({ length }, (_, i) => ({ token: row[i] ?? null, spot: i + 1 }));
}

/** A sign of a row of so many, with the brackets that show that a row is worked out from left to right. */
export function bracketed(sign: string, place: number, length: number): string {
  const opens = place === 0 ? '('.repeat(Math.max(0, (length - 3) / 2)) : '';
  const closes = place > 0 && place % 2 === 0 && place < length - 1 ? ')' : '';
  return opens + sign + closes;
}

/** A token of the plan: it lies in its place already, it was found, or it is still to be found. */
export interface Planned {
  token: string;
  state: 'there' | 'found' | 'lacking';
}

/** The nearest equation, as long as the gate is shut. What lies elsewhere in the row can be taken back, so it was found. */
export function plan({ row, tokens, nearest, open }: Bunker): Planned[] {
  if (open) return [];
  const found = [...tokens, ...row.filter((token, i) => nearest[i] !== token)];
  return nearest.map((token, place) => {
    if (row[place] === token) return { token, state: 'there' };
    const i = found.indexOf(token);
    if (i >= 0) found.splice(i, 1);
    return { token, state: i >= 0 ? 'found' : 'lacking' };
  });
}
