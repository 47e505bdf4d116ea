/** What answers are called in the prompt bar. */
import { part } from '../../lib/game/kinds';
import { said } from '../../lib/texts/sentences';
import { h } from './texts';
import type { Answer, Glossary } from './view';

export type Name = (answer: Answer, words: Glossary) => string;

/** The name of what a part of an answer stands for. */
export const called =
  (name: string, among: 'spaces' | 'heroes' | 'villagers' | 'monsters' | 'items' | 'perks'): Name =>
  ({ parts, label }, words) =>
    words[among][part(parts, name)]?.name ?? said(label);

/** The names of several answers: up to so many, or how many there are. */
export const listed =
  (name: Name, most = 2) =>
  (answers: Answer[], words: Glossary): string => {
    const names = [...new Set(answers.map((answer) => name(answer, words)))];
    return names.length > most ? h.several(names.length) : names.join(h.or);
  };
