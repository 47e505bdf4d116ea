/** How large cards can lie side by side. */

export interface Size {
  width: number;
  height: number;
}

export const GAP = 12;
/** A card's height by its width. */
export const TALL = 1.44;
/** A card may lose its text and some of its picture before it gets narrower than it can be read. */
const LOW = 0.84;
const WIDEST = 184;
const NARROWEST = 98;

/** The size of each of so many cards in a row, or null if they could no longer be read. */
export function fitted(room: { wide: number; high: number }, count: number, widest = WIDEST): Size | null {
  const across = Math.min(widest, (room.wide - GAP * (Math.max(1, count) - 1)) / Math.max(1, count));
  const width = Math.floor(Math.min(across, room.high / LOW));
  if (width < NARROWEST) return null;
  return { width, height: Math.floor(Math.min(width * TALL, room.high)) };
}
