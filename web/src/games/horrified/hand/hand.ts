/** How a hand of Items is laid out. */
import { type Glossary, sorted } from '../view';

/** A tall tile, a pill with the name, the shape alone, or that in half the height. */
export type TileSize = 'tall' | 'pill' | 'shape' | 'dense';

export interface Held {
  item: string;
  count: number;
}

/** Items of a hand, equal ones together, strongest of each colour first. */
export function grouped(items: string[], words: Glossary): Held[] {
  const found = new Map<string, number>();
  for (const item of sorted(items, words)) found.set(item, (found.get(item) ?? 0) + 1);
  return [...found].map(([item, count]) => ({ item, count }));
}

/** The largest tiles that fit a width: one row of tall ones, or two rows of pills or shapes; half of that where it is low. */
export function tileSize(count: number, width: number, low: boolean): TileSize {
  const rows = low ? 1 : 2;
  if (!low && count * 74 <= width) return 'tall';
  if (Math.ceil(count / rows) * 101 <= width) return 'pill';
  return Math.ceil(count / rows) * 45 <= width ? 'shape' : 'dense';
}
