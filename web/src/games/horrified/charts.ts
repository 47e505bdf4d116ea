/** The course of a game in numbers: Terror, and how far each task had come. */
import type { Step } from '../../kit/course';
import type { Moment } from '../../lib/game/props';
import { keysOf } from '../../kit/keys-of';
import { type Glossary, type MatId, type Village } from './view';

export interface Progress {
  done: number;
  of: number;
}

/** How far a task has come at a table. A mat that is gone has been defeated: all is done. */
export function progress(village: Village, mat: MatId, words: Glossary): Progress {
  const { creature, dracula, frankenstein_bride, invisible_man, mummy, wolf_man } = village.mats;
  const full = {
    creature: words.lair_path.length,
    dracula: words.coffins.length,
    frankenstein_bride: words.humanity.frankenstein + words.humanity.bride,
    invisible_man: words.evidence.length,
    mummy: 6,
    wolf_man: words.cure.length,
  }[mat];
  const done = {
    creature: () => creature?.boat,
    dracula: () => dracula && full - dracula.coffins.length,
    frankenstein_bride: () => frankenstein_bride && frankenstein_bride.frankenstein + frankenstein_bride.bride,
    invisible_man: () => invisible_man?.evidence.length,
    mummy: () => mummy?.scarabs.filter((scarab, spot) => scarab === spot + 1 && !mummy.face_down.includes(scarab)).length,
    wolf_man: () => wolf_man?.cure.filter(Boolean).length,
  }[mat]();
  return { done: done ?? full, of: full };
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
