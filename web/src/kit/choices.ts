/** Answers by what on the table stands for them: what is lit, and what pressing it may mean. */
import type { Answer, Question } from '../generated/messages';
import { said } from '../lib/texts/sentences';
import { spelled } from './prompt';

/** An answer with the question it answers. */
export interface Choice {
  question: Question;
  answer: Answer;
}

/** What may be chosen, by what stands for it. */
export type Choices = Map<string, Choice[]>;

export function add(choices: Choices, key: string, choice: Choice) {
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

/** How the labels of choices read together. */
export const labels = (choices: Choice[]): string => choices.map(({ answer }) => said(spelled(answer))).join(', ');
