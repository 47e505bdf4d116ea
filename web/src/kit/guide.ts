/** A guide through a first game: which note is due, where it stands, and how its text is stressed. */
import type { Guide, GuideState, GuideStep, Told } from '../lib/game/props';
import { lit, type Point, type SharedPart } from '../lib/game/table-parts';

// --- which note is due ------------------------------------------------------------------------------------------------

/** How far someone has come. */
export interface Progress {
  /** The step whose turn it is; behind the last one only moments are left. */
  at: number;
  /** Titles of moments that have come up. */
  seen: string[];
}

/** Progress as it was stored. */
export const restored = (stored: string | null): Progress =>
  stored === null ? { at: 0, seen: [] } : (JSON.parse(stored) as Progress);

/** Nothing is left to tell. */
export const through = (guide: Guide): Progress => ({ at: guide.steps.length, seen: guide.moments.map(({ title }) => title) });

/** A step that holds nobody up: it is done, or I am asked and it can no longer be done. */
export function isOver(step: GuideStep, state: GuideState): boolean {
  return (step.done?.(state) ?? false) || (mustAnswer(state) && step.still?.(state) === false);
}

/**
 * The note to be shown to someone who is asked: the step whose turn it is, if this is its time, else a new moment.
 * `again`: someone went back to the step to read it once more.
 */
export function due(guide: Guide, { at, seen }: Progress, since: GuideState, ever: GuideState, again = false): GuideStep | null {
  const step = guide.steps[at];
  if (step && (again || (step.when?.(since) ?? mustAnswer(since)))) return step;
  return guide.moments.find(({ title, when }) => !seen.includes(title) && when(ever)) ?? null;
}

export const isThrough = (guide: Guide, { at, seen }: Progress): boolean =>
  at >= guide.steps.length && guide.moments.every(({ title }) => seen.includes(title));

export const told = <T, View>(value: Told<T, View>, state: GuideState<View>): T =>
  value instanceof Function ? value(state) : value;

// --- what guides are written with -------------------------------------------------------------------------------------

/** Whether the table waits for me. */
export const mustAnswer = ({ questions }: GuideState): boolean => questions.some(({ interrupt }) => !interrupt);

/** Whether I am asked a question of one of these kinds. */
export const asked =
  (...kinds: string[]) =>
  ({ questions }: GuideState): boolean =>
    questions.some(({ interrupt, kind }) => !interrupt && kinds.includes(kind));

/** Whether an answer of one of these kinds can be given. */
export const offered =
  (...kinds: string[]) =>
  ({ questions }: GuideState): boolean =>
    questions.some(({ interrupt, answers }) => !interrupt && answers.some(({ parts }) => kinds.includes(parts.kind)));

/** Whether something happened, with these parts. */
export const happened =
  (kind: string, parts: Record<string, unknown> = {}) =>
  ({ events }: GuideState): boolean =>
    events.some((event) => {
      const told = new Map<string, unknown>(Object.entries(event.parts));
      return Object.entries({ ...parts, kind }).every(([name, value]) => told.get(name) === value);
    });

/** Answers of these kinds in the prompt bar. */
export const answers = (...kinds: string[]): Point<SharedPart>[] => kinds.map((kind) => lit(`answer:${kind}`));

// --- where the note stands --------------------------------------------------------------------------------------------

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
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
/** Where no place beside the target is free, the screen is searched in steps of this. */
const STEP = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The smallest box around all of them. */
export function union(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** Beside the targets where there is room, else near them; without targets in the middle. It covers no target, and nothing else to be kept free if that can be. */
export function place(targets: Box[], mark: Size, screen: Size, free: Box[] = []): Placed {
  const all = union(targets);
  const covers = (placed: Placed, boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap({ ...placed, ...mark }, box), 0);
  const middle: Placed = {
    left: (screen.width - mark.width) / 2,
    top: within(screen.height * 0.24, mark.height, screen.height),
    arrow: '',
    at: 0,
  };
  const beside = all ? [all, ...targets].flatMap((target) => around(target, mark, screen)) : [middle];
  const open = beside.find((placed) => !covers(placed, [...targets, ...free]));
  if (open) return open;
  const centre = all ?? { ...middle, ...mark };
  const away = ({ left, top }: Placed) =>
    Math.hypot(left + mark.width / 2 - centre.left - centre.width / 2, top + mark.height / 2 - centre.top - centre.height / 2);
  // What is lit weighs most, then what should be free, then the distance.
  const cost = (placed: Placed) => covers(placed, targets) * 1e6 + covers(placed, free) * 1e2 + away(placed);
  const anywhere: Placed[] = [];
  for (let left = EDGE; left <= Math.max(EDGE, screen.width - mark.width - EDGE); left += STEP)
    for (let top = EDGE; top <= Math.max(EDGE, screen.height - mark.height - EDGE); top += STEP)
      anywhere.push({ left, top, arrow: '', at: 0 });
  return [...beside, ...anywhere].reduce((best, placed) => (cost(placed) < cost(best) ? placed : best));
}

const within = (value: number, size: number, whole: number) => Math.max(EDGE, Math.min(value, whole - size - EDGE));

/** The places beside a target that are on the screen, the best one first. */
function around(target: Box, mark: Size, screen: Size): Placed[] {
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
  return order.filter(
    (placed) =>
      placed.left >= EDGE &&
      placed.top >= EDGE &&
      placed.left + mark.width <= screen.width - EDGE &&
      placed.top + mark.height <= screen.height - EDGE,
  );
}

/** Where a line stands that tells what goes on: low in the prompt bar if that is empty, else below it, or above it where the `floor` is near. */
export function aside(bar: Box, content: number, line: Size, floor: number): { left: number; top: number } {
  const bottom = bar.top + bar.height;
  const low = bottom - line.height - EDGE;
  const below = bottom + EDGE;
  const left = bar.left + EDGE;
  if (low >= content) return { left, top: low };
  return { left, top: below + line.height <= floor ? below : bar.top - line.height - EDGE };
}

// --- how its text is stressed -----------------------------------------------------------------------------------------

/** A text in pieces: every second one stood between two stars and is stressed. */
export function stressed(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
