/** The log: what happened, gathered by turn. */
import type { Event, Seat } from '../generated/messages';
import { isSpeech, isUndone } from './kinds';
import { named, seatName } from './names';
import { t } from './texts';

export interface LogTurn {
  heading: string;
  lines: Event[];
}

type Heading = (event: Event, seats: Seat[]) => string;

/** Events by turn, in the order in which things happened. */
export function byTurn(events: Event[], seats: Seat[], heading: Heading = usualHeading): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const event of events) {
    const opens = heading(event, seats);
    if (opens || !turns.length) turns.push({ heading: opens || t.table.setup, lines: [] });
    if (!opens && event.sentence && !isSpeech(event.parts)) turns.at(-1)!.lines.push(event);
  }
  return turns;
}

/** A "turn" event opens a turn of its seat; a "round" event opens a round. */
export function usualHeading(event: Event, seats: Seat[]): string {
  const { parts } = event;
  if (parts.kind === 'turn' && 'seat' in parts && typeof parts.seat === 'number') return t.table.turn(seatName(seats[parts.seat], seats));
  return parts.kind === 'round' ? named(event.sentence, seats).slice(0, -1) : '';
}

/** What happened since the game had so many answers, as the log tells it: what goes if it is taken back to there. */
export const since = (log: Event[], to: number): Event[] => log.filter(({ move, sentence, parts }) => move > to && sentence && !isSpeech(parts) && !isUndone(parts));
