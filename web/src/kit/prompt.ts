/** The open questions as the prompt bar shows them: a short row of entries, each an answer or a kind of answers. */
import type { Answer, Greyed, Question, Sentence } from '../generated/messages';
import { capital, same, together } from '../lib/texts/sentences';
import type { Choice } from './choices';
import type { KindLook } from '../lib/game/props';
import { capital as capitalWord } from './words';

/** Something in the prompt bar. It has one choice (taken at once), several (opened), or none (greyed, with the reason). */
export interface Entry {
  kind: string;
  /** In large letters. */
  label: Sentence;
  /** Below it, in small ones. */
  note: Sentence;
  icon: string;
  ending: boolean;
  dire: boolean;
  choices: Choice[];
  greyed: Greyed | null;
}

/** Up to so many answers, greyed ones among them, stand side by side; more are gathered by kind. */
export const SIDE_BY_SIDE = 8;

/** The entries of a question, in the words of its game. `opened` is the kind that is opened, if any. */
export function entries(
  question: Question,
  looks: Record<string, KindLook> = {},
  opened: string | null = null,
  glossary?: unknown,
): Entry[] {
  const kinds = new Map<string, Choice[]>();
  for (const answer of question.answers) {
    const kind = answer.parts.kind ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), { question, answer }]);
  }
  if (opened !== null && kinds.has(opened)) return kinds.get(opened)!.map((choice) => oneOf(choice, looks[opened], glossary));
  const gather =
    question.answers.length + question.greyed.length > SIDE_BY_SIDE || [...kinds.keys()].some((kind) => looks[kind]?.gathered);
  const found: Entry[] = [];
  for (const [kind, choices] of kinds) {
    const look = looks[kind];
    if (choices.length > 1 && gather && kinds.size > 1 && !look?.apart) {
      const label = look?.label ?? words(kind);
      found.push({
        kind,
        label,
        note:
          look?.note?.(
            choices.map(({ answer }) => answer),
            glossary,
          ) ?? '',
        icon: look?.icon ?? '',
        ending: look?.ending ?? false,
        dire: look?.dire ?? false,
        choices,
        greyed: null,
      });
    } else
      for (const choice of choices)
        found.push(
          kinds.size > 1 && choices.length === 1 && look && !look.name
            ? single(choice, look, glossary)
            : oneOf(choice, look, glossary),
        );
  }
  for (const greyed of question.greyed) {
    if (kinds.has(greyed.kind)) continue;
    const look = looks[greyed.kind];
    const label = look?.label ?? words(greyed.kind);
    found.push({
      kind: greyed.kind,
      label,
      note: capital(greyed.reason),
      icon: look?.icon ?? '',
      ending: false,
      dire: false,
      choices: [],
      greyed,
    });
  }
  return inOrder(found, Object.keys(looks));
}

/** The only answer of its kind, as the kind looks. */
function single(choice: Choice, look: KindLook, glossary: unknown): Entry {
  const kind = choice.answer.parts.kind ?? '';
  const text = spelled(choice.answer);
  const note = look.note?.([choice.answer], glossary) ?? (same(look.label, text) ? '' : text);
  return {
    kind,
    label: look.label,
    note,
    icon: look.icon ?? '',
    ending: look.ending ?? ENDINGS.has(kind),
    dire: look.dire ?? false,
    choices: [choice],
    greyed: null,
  };
}

/** One of several answers of a kind: its own label, and what comes of it. */
function oneOf({ question, answer }: Choice, look: KindLook | undefined, glossary: unknown): Entry {
  const kind = answer.parts.kind ?? '';
  const note = capital(look?.terse ? (answer.note ?? '') : noted(answer)) || (look?.name && look.note?.([answer], glossary)) || '';
  return {
    kind,
    label: look?.name?.(answer, glossary) ?? answer.label,
    note,
    icon: '',
    ending: ENDINGS.has(kind),
    dire: look?.dire ?? false,
    choices: [{ question, answer }],
    greyed: null,
  };
}

type Worded = Pick<Answer, 'label' | 'note' | 'more'>;

/** An answer with what comes of it: "Use the Torch: 2 more needed". */
export const spelled = (answer: Worded): Sentence => (answer.note ? together(answer.label, ': ', noted(answer)) : answer.label);

/** What comes of an answer, and what more there is to tell of it. */
export const noted = ({ note = '', more = '' }: Worded): Sentence => (more ? together(note, ' ', more) : note);

const ENDINGS = new Set(['end', 'done', 'pass']);

/** In the order in which the game lists its kinds; what it does not list stays behind them, endings last. */
function inOrder(found: Entry[], order: string[]): Entry[] {
  const place = (entry: Entry) => {
    const listed = order.indexOf(entry.kind);
    return (entry.ending ? 1000 : 0) + (listed < 0 ? order.length : listed);
  };
  return found
    .map((entry, i) => ({ entry, i }))
    .sort((a, b) => place(a.entry) - place(b.entry) || a.i - b.i)
    .map(({ entry }) => entry);
}

/** "pick_up" as "Pick up". */
export function words(id: string): string {
  return capitalWord(id.replaceAll('_', ' ').replaceAll('-', ' '));
}

/** What the table waits for of me, before what may interrupt it; what I pass on for now is left out. */
export function openQuestions(questions: Question[], passed: ReadonlySet<string>): Question[] {
  const open = questions.filter((question) => !(question.interrupt && passed.has(passKey(question))));
  return [...open.filter((question) => !question.interrupt), ...open.filter((question) => question.interrupt)];
}

/** Stands for an interrupt as long as the same is offered. */
export function passKey(question: Question): string {
  return `${question.seat} ${JSON.stringify(question.prompt)} ${question.answers.map((answer) => answer.id).join(' ')}`;
}

/** The only answer there is, if all that is asked has just one: it may be given without asking. */
export function onlyAnswer(questions: Question[]): Choice | null {
  const main = questions.filter((question) => !question.interrupt);
  if (main.length !== 1 || questions.length !== 1 || main[0]!.answers.length !== 1) return null;
  return { question: main[0]!, answer: main[0]!.answers[0]! };
}
