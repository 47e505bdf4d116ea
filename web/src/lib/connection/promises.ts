/** What tables promised while their games went on, as this browser saw it: whoever checks chance later need not believe what is said by then. */
import type { Chance, Verified } from '../../generated/messages';

const KEY = 'gloam.promises';
const MOST = 200;

type Kept = [code: string, promise: string, since: number, origin: string];

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return []; // unreadable or forbidden storage
  }
}

const seen = (code: string) => all().find(([of]) => of === code);

/** The promise of a table that was seen here, or "". */
export const seenPromise = (code: string): string => seen(code)?.[1] ?? '';

/**
 * Keep what a table promises while its game goes on. What it promised before stands, unless the table began from something that
 * someone knew: then all that is still to come is promised anew for whoever joins.
 */
export function keepPromise(code: string, { commitment, since = 0, origin, key }: Chance) {
  if (!commitment || key) return;
  const before = seen(code);
  if (before && !(before[3] && since > before[2])) return;
  const others = all().filter(([of]) => of !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [code, commitment, since, origin]].slice(-MOST)));
  } catch {
    // Without storage it must be noted by hand.
  }
}

/** Whether a finished game is said to have been drawn by another promise than the one that was seen here. */
export function promisedOtherwise(code: string, { commitment, before }: Verified): boolean {
  const kept = seen(code);
  if (!kept || kept[1] === commitment) return false;
  const [, , since, origin] = kept;
  return !(origin && before > since); // someone joined while nobody here was looking
}
