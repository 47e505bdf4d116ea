/** A game looked back on: its answers gathered into turns. */
import type { Event, Turn } from '../../generated/messages';
import { isSpeech } from '../../lib/game/kinds';
import { same as sameSentence } from '../../lib/texts/sentences';

/** Answers of one seat in a row. `from` and `to` are indices of answers. */
export interface ReviewTurn {
  number: number;
  seat: number;
  from: number;
  to: number;
}

/** The game as these eyes knew it then: others' draws are draws, and what was hidden from them is not told. */
export function seenThen(turns: Turn[], eyes: number | null): Turn[] {
  const knew = (known: number[] | undefined) => !known?.length || known.includes(eyes ?? -1);
  return turns.map((turn) => ({
    ...turn,
    answer: knew(turn.known) ? turn.answer : '',
    events: turn.events.filter((event) => knew(event.known)),
  }));
}

/** Where a point of the game lies along the rail of answers, from 0 to 1. */
export function placeOf(answers: Turn[], moves: number): number {
  const last = answers.length - 1;
  const i = indexAt(answers, moves);
  const [here, next] = [answers[i]?.moves ?? 0, answers[i + 1]?.moves];
  const part = next === undefined ? 0 : Math.max(0, (moves - here) / (next - here));
  return last > 0 ? Math.min(1, (i + part) / last) : 0;
}

/** An event that opens a turn of the game's own counting: which, and whose. */
export type OpensTurn = (event: Event) => { number: number; seat: number } | null;

/**
 * Consecutive answers of a seat are one turn; the set-up (seat -1) is number 0. Where the game tells when a turn begins, what comes
 * after that is in it, whoever answers, and what was before the first belongs to the set-up.
 */
export function reviewTurns(answers: Turn[], opens?: OpensTurn): ReviewTurn[] {
  const turns: ReviewTurn[] = [];
  let opened: ReturnType<OpensTurn> = { number: 0, seat: -1 };
  answers.forEach((answer, i) => {
    const last = turns.at(-1);
    const now = opens ? opened! : { number: answer.seat < 0 ? 0 : (last?.number ?? 0) + 1, seat: answer.seat };
    if (last && last.seat === now.seat && (!opens || last.number === now.number)) last.to = i;
    else turns.push({ ...now, from: i, to: i });
    opened = answer.events.map((event) => opens?.(event) ?? null).findLast((each) => each !== null) ?? opened;
  });
  return turns;
}

/** The turn an answer belongs to. */
export function turnAt(turns: ReviewTurn[], index: number): ReviewTurn | undefined {
  return turns.find((turn) => turn.from <= index && index <= turn.to);
}

/** The index of the last answer at or before a point of the game. */
export function indexAt(answers: Turn[], moves: number): number {
  let found = 0;
  answers.forEach((answer, i) => {
    if (answer.moves <= moves) found = i;
  });
  return found;
}

/** What the log tells of an answer: everything with words, but no talk. */
export function told(answer: Turn): Event[] {
  return answer.events.filter((event) => event.sentence && !isSpeech(event.parts));
}

/** Of what an answer brought about, what has not been told yet: what comes after what happens now, and that itself while its dice tumble. */
export function untold(events: Event[], now: Event, tumbling: boolean): Event[] {
  const same = (event: Event) =>
    sameSentence(event.sentence, now.sentence) && JSON.stringify(event.parts) === JSON.stringify(now.parts);
  const at = events.findIndex(same);
  return at < 0 ? [] : events.slice(tumbling ? at : at + 1);
}

/** The turning points of a game, each with the index of the answer that brought it about. */
export function keyMoments(answers: Turn[], kinds: ReadonlySet<string>): { event: Event; index: number }[] {
  return answers.flatMap((answer, index) =>
    told(answer)
      .filter((event) => kinds.has(event.parts.kind))
      .map((event) => ({ event, index })),
  );
}

/** At most so many of these, spread evenly, the first and the last among them. */
export function spread<T>(all: T[], most: number): T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}
