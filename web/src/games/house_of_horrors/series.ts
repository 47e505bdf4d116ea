/** A turn is a series of answers: a character, its Items, and that this is all. Here it is put together from what was picked. */
import type { TurnParts } from '../../generated/house_of_horrors';
import type { Answer, Question } from '../../generated/messages';

/** What a player has picked for a turn, in the order of picking. */
export interface Picked {
  character: string | null;
  items: string[];
}

export interface Series {
  answers: (number | string)[];
  /** Given last, if it is asked for by then. */
  ending: string;
}

export const NONE: Picked = { character: null, items: [] };

/** What the question of a turn is about. */
export const about = (question: Question): TurnParts => question.parts as unknown as TurnParts;

export const ofKind = (question: Question, kind: string): Answer[] => question.answers.filter(({ parts }) => parts.kind === kind);

/** The Items that could join the character that was picked, or the one that was just played. */
export function fitting(question: Question, character: string | null): string[] {
  if (character) return about(question).plays[character]?.items ?? [];
  return ofKind(question, 'add').map(({ parts }) => parts.item!);
}

/** Pick a card, or put it back. Items that do not fit another character are put back with the change. */
export function pick(picked: Picked, card: string, question: Question): Picked {
  if (card in about(question).plays) {
    if (picked.character === card) return NONE;
    return { character: card, items: picked.items.filter((item) => fitting(question, card).includes(item)) };
  }
  if (picked.items.includes(card)) return { ...picked, items: picked.items.filter((item) => item !== card) };
  return { ...picked, items: [...picked.items, card] };
}

/** What is still possible of what was picked: used when a question or the table has changed. */
export function kept(picked: Picked, question: Question): Picked {
  const character = picked.character && picked.character in about(question).plays ? picked.character : null;
  return { character, items: picked.items.filter((item) => fitting(question, character).includes(item)) };
}

/** The answers that play what was picked, or null if nothing can be played yet. They end the turn, unless it may go on. */
export function series({ character, items }: Picked, question: Question): Series | null {
  const adding = items.map((item) => `add ${item}`);
  if (!character) {
    if (question.kind !== 'equip') return null;
    return items.length ? { answers: adding, ending: ofKind(question, 'play').length ? '' : 'done' } : { answers: ['done'], ending: '' };
  }
  const play = ofKind(question, 'play').find(({ parts }) => parts.character === character);
  const would = about(question).plays[character];
  if (!play || !would) return null;
  if (would.pauses) return { answers: [play.id], ending: '' };
  return { answers: [play.id, ...adding], ending: would.last ? 'done' : '' };
}
