/** The log: what happened, gathered by turn. */
import type { Event, Seat } from '../../generated/messages';
import { isSpeech, isUndone } from '../game/kinds';
import { seatName, seatsAt } from '../texts/seat-names';
import { said, same, unstopped } from '../texts/sentences';
import { t } from '../texts/texts';
import { kept } from './kept';

/** Something that happened, so many times in a row. */
export interface LogLine {
  event: Event;
  times: number;
}

export interface LogTurn {
  heading: string;
  lines: LogLine[];
}

export type Heading = (event: Event, seats: Seat[]) => string;

/** The heading of the turn that these events come to. */
export function lastHeading(events: Event[], seats: Seat[], heading: Heading): string {
  for (const event of events.toReversed()) {
    const opens = heading(event, seatsAt(seats, event.move + 1));
    if (opens) return opens;
  }
  return t.table.setup;
}

/** Events by turn, in the order in which things happened. */
export function byTurn(events: Event[], seats: Seat[], heading: Heading = usualHeading): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const event of events) {
    const opens = heading(event, seatsAt(seats, event.move + 1)); // of who gives the first answer of the turn
    if (opens || !turns.length) turns.push({ heading: opens || t.table.setup, lines: [] });
    if (!opens && event.sentence && !isSpeech(event.parts)) fold(turns.at(-1)!.lines, event);
  }
  return turns;
}

/** Turns, of which what is as it was `before` stays the same object. */
export const keptTurns = (before: LogTurn[], turns: LogTurn[]): LogTurn[] =>
  kept(
    before,
    turns.map((turn, i) => ({ ...turn, lines: kept(before[i]?.lines ?? [], turn.lines) })),
  );

/** What happens again at once is one line. */
function fold(lines: LogLine[], event: Event) {
  const last = lines.at(-1);
  if (last && same(last.event.sentence, event.sentence)) lines[lines.length - 1] = { event, times: last.times + 1 };
  else lines.push({ event, times: 1 });
}

/** Events as lines. */
export function folded(events: Event[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) fold(lines, event);
  return lines;
}

/** A "turn" event opens a turn of its seat; a "round" event opens a round. */
export function usualHeading(event: Event, seats: Seat[]): string {
  const { parts } = event;
  if (parts.kind === 'turn' && 'seat' in parts && typeof parts.seat === 'number')
    return t.table.turn(seatName(seats[parts.seat], seats));
  return parts.kind === 'round' ? said(unstopped(event.sentence), seats) : '';
}

/** What happened since the game had so many answers, as the log tells it: what goes if it is taken back to there. */
export const since = (log: Event[], to: number): Event[] =>
  log.filter(({ move, sentence, parts }) => move > to && sentence && !isSpeech(parts) && !isUndone(parts));
