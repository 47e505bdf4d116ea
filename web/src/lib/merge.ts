import type { Event } from '../generated/messages';

/** The log with new events: what an undo took back is gone from it. */
export function merged(log: Event[], events: Event[], moves: number): Event[] {
  const first = events[0]?.move ?? moves + 1;
  return [...log.filter((event) => event.move < first && event.move <= moves), ...events];
}
