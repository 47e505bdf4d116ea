/** Views of a table, and what changes in them. */
import type { Frame } from '../../generated/messages';

export type View = Record<string, unknown>;
/** What each of my seats sees, by its number; "all" is what everyone sees. */
export type Views = Record<string, View>;
/** Where something changed, as keys and indices from the outside in, and what is there now; without that: it is gone. */
type Change = [where: (string | number)[], now?: unknown];
export type Changes = Frame['changes'];

/** Which view these eyes see: their own, or everyone's. Who left a seat open has neither, but goes on to see what it sees. */
export const viewOf = (views: Views, eyes: number | null): string =>
  [String(eyes), 'all', ...Object.keys(views)].find((each) => each in views) ?? 'all';

/** What these eyes see. */
export const seenBy = (views: Views, eyes: number | null): View => views[viewOf(views, eyes)] ?? {};

/** The views with these changes made. What does not change stays the same object. */
export function changed(views: Views, changes: Changes): Views {
  if (!changes || !Object.keys(changes).length) return views;
  const made = { ...views };
  for (const [eyes, list] of Object.entries(changes))
    made[eyes] = (list as Change[]).reduce((view, change) => replaced(view, change[0], change) as View, made[eyes] ?? {});
  return made;
}

function replaced(value: unknown, [first, ...rest]: (string | number)[], change: Change): unknown {
  if (first === undefined) return change[1];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  if (!rest.length && change.length < 2) delete copy[first];
  else copy[first] = replaced(copy[first], rest, change);
  return copy;
}
