/** The rail of a review: charts above it have the same scale, and the same place on the screen. */
import { getContext, setContext } from 'svelte';

export interface Rail {
  /** Where it begins and ends, in pixels of the screen. */
  left: number;
  right: number;
  /** Where the point after so many answers lies along it, from 0 to 1; and the other way round. */
  place: (moves: number) => number;
  moves: (place: number) => number;
}

const RAIL = Symbol('rail');

/** Everything below is drawn along this rail. */
export const layRail = (rail: () => Rail | null) => setContext(RAIL, rail);

/** The rail that is drawn along, if there is one. */
export const railHere = (): (() => Rail | null) => getContext<(() => Rail | null) | undefined>(RAIL) ?? (() => null);
