/** The course of a game as lines over the answers given: for charts. */
import type { Moment } from '../lib/game/props';

/** How high a line is from some point of the game on. */
export interface Step {
  moves: number;
  height: number;
}

/** A line that keeps its height until the next step. */
export function stairs(steps: Step[], x: (moves: number) => number, y: (height: number) => number): string {
  return steps
    .map(({ moves, height }, i) =>
      i ? `H${x(moves).toFixed(1)}V${y(height).toFixed(1)}` : `M${x(moves).toFixed(1)} ${y(height).toFixed(1)}`,
    )
    .join('');
}

/** The moment nearest to a point of the game. */
export function nearest<View>(moments: Moment<View>[], moves: number): Moment<View> | undefined {
  return moments.reduce<Moment<View> | undefined>(
    (best, moment) => (!best || Math.abs(moment.moves - moves) < Math.abs(best.moves - moves) ? moment : best),
    undefined,
  );
}

/** Things on a scale pushed apart until there is `room` for each, those back that lie below `most`. They come by height. */
export function apart<Label extends { y: number }>(labels: Label[], room: number, most: number): Label[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y).map((label) => ({ ...label }));
  sorted.forEach((label, i) => (label.y = Math.max(label.y, (sorted[i - 1]?.y ?? -room) + room)));
  for (let i = sorted.length - 1; i >= 0; i--) sorted[i]!.y = Math.min(sorted[i]!.y, (sorted[i + 1]?.y ?? most + room) - room);
  return sorted;
}
