/** The course of a game in numbers: Terror, and how far each task had come. */
import type { Step } from '../../kit/course';
import type { Moment } from '../../lib/game/props';
import { keysOf } from '../../kit/keys-of';
import { LOOKS } from './monsters/monster';
import { type Glossary, type MatId, type Village } from './view';

export interface Progress {
  done: number;
  of: number;
}

/** How far a task has come at a table. A mat that is gone has been defeated: all is done. */
export function progress(village: Village, mat: MatId, words: Glossary): Progress {
  const { done, of } = LOOKS[mat]?.progress(village.mats, words) ?? { done: village.mats[mat] && 0, of: 1 };
  return { done: done ?? of, of };
}

/** All mats that were ever on the table, in frenzy order. */
export function matsOf(moments: Moment<Village>[], words: Glossary): MatId[] {
  const found = new Set(moments.flatMap(({ view }) => keysOf(view.mats ?? {})));
  return [...found].sort((a, b) => words.mats[a]!.frenzy - words.mats[b]!.frenzy);
}

export const terrorLine = (moments: Moment<Village>[]): Step[] =>
  moments.map(({ moves, view }) => ({ moves, height: view.terror / view.skull }));

export function taskLine(moments: Moment<Village>[], mat: MatId, words: Glossary): Step[] {
  return moments.map(({ moves, view }) => {
    const { done, of } = progress(view, mat, words);
    return { moves, height: done / of };
  });
}

/** When a Monster was defeated: the first moment without its mat; null if it never was. */
export function defeatedAt(moments: Moment<Village>[], mat: MatId): number | null {
  return moments.find(({ view }, i) => i > 0 && !(view.mats ?? {})[mat])?.moves ?? null;
}
