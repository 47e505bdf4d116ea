/** What on the table answers the open questions. */
import { type Choice, each } from '../../kit/choices';
import type { Answer, Question } from './view';

export interface Lit {
  /** By kind of answer and the card, Room or battle it names: "room room_library", "claim monster_ghost". */
  named: Map<string, Choice>;
  /** The people a spoil can be given to, by card. */
  gifts: Map<string, Map<number, Choice>>;
}

/** The card, Room or battle that an answer names; "" if it names none. */
export function named(parts: Answer['parts']): string {
  if ('character' in parts) return parts.character;
  if ('item' in parts) return parts.item;
  if ('card' in parts) return parts.card;
  if ('room' in parts) return parts.room;
  return 'battle' in parts ? parts.battle : '';
}

/** Everything that answers one of the questions; `kind` alone if it is opened in the prompt bar. */
export function light(questions: Question[], kind: string | null): Lit {
  const lit: Lit = { named: new Map(), gifts: new Map() };
  for (const { question, answer, parts } of each(questions, kind)) {
    const choice = { question, answer };
    if (parts.kind === 'give') {
      const people = lit.gifts.get(parts.card) ?? new Map<number, Choice>();
      lit.gifts.set(parts.card, people.set(Number(parts.seat), choice));
    } else lit.named.set(`${parts.kind} ${named(parts)}`.trim(), choice);
  }
  return lit;
}

/** The cards that answers of a kind name. */
export const cardsFor = (lit: Lit, kind: string): Set<string> =>
  new Set([...lit.named.keys()].filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1)));

/** The cards, Rooms and battles an answer or an event speaks of. */
export const spokenOf = (parts: object | undefined): string[] =>
  Object.values(parts ?? {}).filter((part): part is string => typeof part === 'string');
