/** Answers by what on the table stands for them: what is lit, and what pressing it may mean. */
import type { Answer, Question, Sentence } from '../generated/messages';
import type { Given } from '../lib/game/kinds';
import { said } from '../lib/texts/sentences';
import { spelled } from './prompt';

/** An answer with the question it answers. */
export interface Choice {
  question: Question;
  answer: Answer;
}

/** Several answers that the client gives in a row with one press, as the client words it. */
export interface Planned {
  question: Question;
  series: Given[];
  label: Sentence;
  note?: Sentence;
}

export const isPlanned = (choice: Choice | Planned): choice is Planned => 'series' in choice;

/** Whether a choice is this answer. */
export const isAnswer = (choice: Choice | Planned, answer: Answer | null): boolean =>
  !isPlanned(choice) && choice.answer.id === answer?.id;

/** What may be chosen, by what stands for it. */
export type Choices<C extends Choice | Planned = Choice> = Map<string, C[]>;

export function add<C extends Choice | Planned>(choices: Choices<C>, key: string, choice: C) {
  const there = choices.get(key);
  if (there) there.push(choice);
  else choices.set(key, [choice]);
}

/** Every answer of the questions with its parts; of one kind alone if that is opened in the prompt bar. */
export function* each<Q extends Question>(
  questions: Q[],
  kind: string | null,
): Generator<{ question: Q; answer: Q['answers'][number]; parts: Q['answers'][number]['parts'] }> {
  for (const question of questions)
    for (const answer of question.answers)
      if (kind === null || answer.parts.kind === kind) yield { question, answer, parts: answer.parts };
}

/** The answers by everything they name, whatever that is. */
export function byName(questions: Question[], kind: string | null): Choices {
  const found: Choices = new Map();
  for (const { question, answer, parts } of each(questions, kind))
    for (const name of new Set(Object.entries(parts).flatMap(([part, value]) => (part === 'kind' ? [] : [value]))))
      add(found, name, { question, answer });
  return found;
}

/** How a choice reads. */
export const labelOf = (choice: Choice | Planned): Sentence => spelled(isPlanned(choice) ? choice : choice.answer);

/** How the labels of choices read together. */
export const labels = (choices: (Choice | Planned)[]): string => choices.map((choice) => said(labelOf(choice))).join(', ');
