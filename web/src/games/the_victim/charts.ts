/** The course of a game in numbers, each as a share of the most it can be. */
import type { Step } from '../../kit/course';
import type { Moment } from '../../lib/game/props';
import type { Forest, Glossary } from './view';

export type Course = 'tiles' | 'wounds' | 'rage' | 'safe';

export interface Count {
  count: number;
  of: number;
}

const playing = ({ victims }: Forest) =>
  Object.values(victims ?? {}).filter(({ state }) => !['absent', 'possessed', 'given_up'].includes(state));

/** How things stand at a table. Who was eliminated has all the Wounds there are. */
export function counts(forest: Forest, words: Glossary): Record<Course, Count> {
  const victims = playing(forest);
  const most = words.limits.wounds;
  return {
    tiles: { count: Object.keys(forest.tiles ?? {}).length, of: Object.keys(words.tiles).length },
    wounds: {
      count: victims.reduce((sum, { wounds, state }) => sum + (['eliminated', 'enslaved'].includes(state) ? most : wounds), 0),
      of: Math.max(1, victims.length * most),
    },
    rage: { count: forest.evil?.rage ?? 0, of: words.limits.rage },
    safe: { count: forest.safe ?? 0, of: Math.max(1, forest.needed ?? 1) },
  };
}

export const line = (moments: Moment<Forest>[], course: Course, words: Glossary): Step[] =>
  moments.map(({ moves, view }) => {
    const { count, of } = counts(view, words)[course];
    return { moves, height: Math.min(1, count / of) };
  });

/** When the Evil came: the first moment with one; null if it never did. */
export const possessedAt = (moments: Moment<Forest>[]): { moves: number; evil: string } | null => {
  const found = moments.find(({ view }) => view.evil);
  return found ? { moves: found.moves, evil: found.view.evil!.evil } : null;
};
