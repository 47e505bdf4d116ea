/**
 * What the rules of a game tell, take and ask.
 *
 * The types of a game are made from its rules, in `generated/<id>.ts`: `Told`, `Parts` and `Asked`. Shell and kit know no game: to them
 * an event, an answer and a question have a kind, and parts of some sort.
 */
import type * as messages from '../../generated/messages';

export interface Kinds {
  told: { kind: string };
  parts: { kind: string; [part: string]: string };
  asked: { kind: string; parts: object };
}

/** Someone says something: an event of every game. */
export interface Speech {
  kind: 'said';
  seat: number;
  text: messages.Sentence;
  /** How many things seats had said by then, this one among them. */
  number: number;
}

export const isSpeech = (told: { kind: string }): told is Speech => told.kind === 'said';

/** A seat took answers back: an event of every table. */
export interface Undone {
  kind: 'undone';
  seat: number;
  to: number;
}

export const isUndone = (told: { kind: string }): told is Undone => told.kind === 'undone';

/** The part of that name, whatever kind it is of; "" if there is none. */
export function part(of: object, name: string): string {
  const found: unknown = Object.entries(of).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : '';
}

/** An event, told by its parts: `event.parts.kind` says which. */
export type EventOf<K extends Kinds> = Omit<messages.Event, 'parts'> & { parts: K['told'] };

/** An answer by its parts. */
export type AnswerOf<K extends Kinds> = Omit<messages.Answer, 'parts'> & { parts: K['parts'] };

/** An answer as it is given: by its id, or by its parts while its id is not known yet. */
export type Given = number | messages.Answer['parts'];

/** A question with its answers: `question.kind` says what `question.parts` are. */
export type QuestionOf<K extends Kinds> = Omit<messages.Question, 'kind' | 'parts' | 'answers'> &
  K['asked'] & { answers: AnswerOf<K>[] };
