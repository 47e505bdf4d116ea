/** Points in time, as people speak of them. */

const DAY = 24 * 60 * 60 * 1000;

/** A time of today ("21:45"), of the last days ("Tuesday, 21:45"), or a date. */
export function when(then: string, now = new Date()): string {
  const date = new Date(then);
  const time = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  if (date.toDateString() === now.toDateString()) return time;
  if (now.getTime() - date.getTime() < 6 * DAY) return `${date.toLocaleDateString('en', { weekday: 'long' })}, ${time}`;
  return date.toLocaleDateString();
}
