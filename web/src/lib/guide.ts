/** Where a coach mark stands, and how its text is stressed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Which side of the mark the arrow leaves from; "" if it points at nothing. */
  arrow: 'left' | 'right' | 'top' | 'bottom' | '';
  /** Where along that side. */
  at: number;
}

const GAP = 22;
const EDGE = 10;
/** The arrow keeps so far away from the mark's corners. */
const CORNER = 24;
/** Below this part of the screen the answers lie: a mark stands above its target there, not beside it. */
const LOW = 0.5;

/** Beside the target where there is room, else in the middle of the screen. */
export function place(target: Box | null, mark: { width: number; height: number }, screen: { width: number; height: number }): Placed {
  const within = (value: number, size: number, whole: number) => Math.max(EDGE, Math.min(value, whole - size - EDGE));
  if (!target) return { left: (screen.width - mark.width) / 2, top: within(screen.height * 0.24, mark.height, screen.height), arrow: '', at: 0 };
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const left = within(x - mark.width / 2, mark.width, screen.width);
  const top = within(y - mark.height / 2, mark.height, screen.height);
  const across = Math.max(CORNER, Math.min(x - left, mark.width - CORNER));
  const down = Math.max(CORNER, Math.min(y - top, mark.height - CORNER));
  const above: Placed = { left, top: target.top - GAP - mark.height, arrow: 'bottom', at: across };
  const below: Placed = { left, top: target.top + target.height + GAP, arrow: 'top', at: across };
  const before: Placed = { left: target.left - GAP - mark.width, top, arrow: 'right', at: down };
  const behind: Placed = { left: target.left + target.width + GAP, top, arrow: 'left', at: down };
  const order = target.top > screen.height * LOW ? [above, before, behind, below] : [before, behind, above, below];
  const fits = (placed: Placed) =>
    placed.left >= EDGE && placed.top >= EDGE && placed.left + mark.width <= screen.width - EDGE && placed.top + mark.height <= screen.height - EDGE;
  return order.find(fits) ?? { left, top: EDGE, arrow: '', at: 0 };
}

/** A text in pieces: every second one stood between two stars and is stressed. */
export function stressed(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
