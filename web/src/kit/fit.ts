/** How large cards can lie side by side. */
import type { Size } from './room';

export const GAP = 12;
/** A card's height by its width. */
export const TALL = 1.44;
/** A card may lose its text and some of its picture before it gets narrower than it can be read. */
const LOW = 0.84;
export const WIDEST = 224;
/** On a large screen cards grow: at most so wide where there is so much height for them. */
export const roomy = (high: number, usual = WIDEST): number => Math.max(usual, Math.round(high * 0.44));
const NARROWEST = 98;
/** Cards this wide need no second row. */
const READABLE = 112;

interface Room {
  wide: number;
  high: number;
}

/**
 * The size of each of so many cards in one row, or in two where they can be larger so; null if they could no longer be read.
 *
 * `beside` is what stands above and below each card.
 */
export function fitted({ wide, high }: Room, count: number, beside = 0, widest = WIDEST): Size | null {
  const one = inRow({ wide, high: high - beside }, count, widest);
  if (one && one.width >= READABLE) return one;
  const two = inRow({ wide, high: (high - GAP) / 2 - beside }, Math.ceil(count / 2), widest);
  return two && (!one || two.width > one.width) ? two : one;
}

/** A measured width may have been rounded up: a pixel is left over, or the last card would not fit into the row. */
const SPARE = 1;

function inRow(room: Room, count: number, widest: number): Size | null {
  const across = Math.min(widest, (room.wide - SPARE - GAP * (Math.max(1, count) - 1)) / Math.max(1, count));
  const width = Math.floor(Math.min(across, room.high / LOW));
  if (width < NARROWEST) return null;
  return { width, height: Math.floor(Math.min(width * TALL, room.high)) };
}
