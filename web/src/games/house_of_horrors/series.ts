/** A turn is a series of answers: a character, its Items, and that this is all. Here it is put together from what was picked. */
import type { Given } from '../../lib/game/kinds';
import type { Question } from './view';

/** The question of a turn. */
export type TurnQuestion = Extract<Question, { kind: 'play' | 'equip' }>;

/** What a player has picked for a turn, in the order of picking. */
export interface Picked {
  character: string | null;
  items: string[];
}

export interface Series {
  answers: Given[];
  /** Given last, if it is asked for by then. */
  ending: Given | null;
}

const DONE: Given = { kind: 'done' };

export const NONE: Picked = { character: null, items: [] };

/** The character that an answer plays, and the Item that it adds. */
const played = ({ answers }: TurnQuestion) =>
  answers.flatMap(({ id, parts }) => (parts.kind === 'play' ? [{ id, character: parts.character }] : []));
const added = ({ answers }: TurnQuestion) => answers.flatMap(({ parts }) => (parts.kind === 'add' ? [parts.item] : []));

/** The Items that could join the character that was picked, or the one that was just played. */
export function fitting(question: TurnQuestion, character: string | null): string[] {
  if (character) return question.parts.plays[character]?.items ?? [];
  return added(question);
}

/** Pick a card, or put it back. Items that do not fit another character are put back with the change. */
export function pick(picked: Picked, card: string, question: TurnQuestion): Picked {
  if (card in question.parts.plays) {
    if (picked.character === card) return NONE;
    return { character: card, items: picked.items.filter((item) => fitting(question, card).includes(item)) };
  }
  if (picked.items.includes(card)) return { ...picked, items: picked.items.filter((item) => item !== card) };
  return { ...picked, items: [...picked.items, card] };
}

/** What is still possible of what was picked: used when a question or the table has changed. */
export function kept(picked: Picked, question: TurnQuestion): Picked {
  const character = picked.character && picked.character in question.parts.plays ? picked.character : null;
  return { character, items: picked.items.filter((item) => fitting(question, character).includes(item)) };
}

/** The answers that play what was picked, or null if nothing can be played yet. They end the turn, unless it may go on. */
export function series({ character, items }: Picked, question: TurnQuestion): Series | null {
  const adding = items.map((item): Given => ({ kind: 'add', item }));
  if (!character) {
    if (question.kind !== 'equip') return null;
    return items.length ? { answers: adding, ending: played(question).length ? null : DONE } : { answers: [DONE], ending: null };
  }
  const play = played(question).find((one) => one.character === character);
  const would = question.parts.plays[character];
  if (!play || !would) return null;
  if (would.pauses) return { answers: [play.id], ending: null };
  return { answers: [play.id, ...adding], ending: would.last ? DONE : null };
}
