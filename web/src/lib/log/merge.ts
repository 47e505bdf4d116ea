import type { Event } from '../../generated/messages';
import { isSpeech, isUndone } from '../game/kinds';

/** The log with new events: what an undo took back is gone from it, but not what was said. */
export function merged(log: Event[], events: Event[], moves: number): Event[] {
  const next = events[0];
  if (next && isUndone(next.parts)) {
    const { to } = next.parts;
    return [...log.filter((event) => event.move <= to || isSpeech(event.parts)), ...events];
  }
  // What is said is no move: it follows what the last one brought, and repeats nothing.
  const first = next && !isSpeech(next.parts) ? next.move : moves + 1;
  return [...log.filter((event) => event.move < first && event.move <= moves), ...events];
}
