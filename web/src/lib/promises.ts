/** What tables promised while their games went on, as this browser saw it: whoever checks chance later need not believe what is said by then. */

const KEY = 'gloam.promises';
const MOST = 200;

type Kept = [code: string, promise: string][];

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return []; // unreadable or forbidden storage
  }
}

/** The promise of a table that was seen here first, or "". */
export const seenPromise = (code: string): string => all().find(([of]) => of === code)?.[1] ?? '';

/** Keep what a table promises; what it promised before stands. */
export function keepPromise(code: string, promise: string) {
  if (!promise || seenPromise(code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), [code, promise]].slice(-MOST)));
  } catch {
    // Without storage it must be noted by hand.
  }
}
