/** Sentences in pieces: texts, and references to seats and to things with names. Nothing here looks for words. */
import type { Question, Reference, Seat, Sentence } from '../../generated/messages';
import { seatName } from './seat-names';

/** A part of a sentence as it is drawn, and what it names, if that has a card. */
export interface Piece {
  text: string;
  id?: string;
}

const SEAT = 'seat:';

const listOf = (sentence: Sentence): (string | Reference)[] =>
  typeof sentence !== 'string' ? sentence : sentence ? [sentence] : [];

/** The words of a piece: where it refers to a seat, its player's name. */
function wordsOf(piece: string | Reference, seats: Seat[]): string {
  if (typeof piece === 'string') return piece;
  const [names, words] = piece;
  return (names.startsWith(SEAT) && seatName(seats[Number(names.slice(SEAT.length))], seats)) || words;
}

/** A sentence to be drawn, with people instead of seats. */
export const pieces = (sentence: Sentence, seats: Seat[] = []): Piece[] =>
  listOf(sentence).map((piece) => ({ text: wordsOf(piece, seats), id: typeof piece === 'string' ? undefined : piece[0] }));

/** A sentence as a text, with people instead of seats. */
export const said = (sentence: Sentence, seats: Seat[] = []): string =>
  listOf(sentence)
    .map((piece) => wordsOf(piece, seats))
    .join('');

/** A sentence whose seats have their players' names. */
const naming = (sentence: Sentence, seats: Seat[]): Sentence =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((piece): string | Reference => (typeof piece === 'string' ? piece : [piece[0], wordsOf(piece, seats)]));

/** A question whose sentences name people instead of seats, wherever they are drawn. */
export const namingPlayers = (question: Question, seats: Seat[]): Question => ({
  ...question,
  prompt: naming(question.prompt, seats),
  answers: question.answers.map((answer) => ({
    ...answer,
    label: naming(answer.label, seats),
    note: naming(answer.note ?? '', seats),
    more: naming(answer.more ?? '', seats),
  })),
  greyed: question.greyed.map((greyed) => ({
    ...greyed,
    reason: naming(greyed.reason, seats),
    missing: naming(greyed.missing, seats),
  })),
});

/** A sentence of several lines, as texts. */
export function lines(sentence: Sentence, seats: Seat[] = []): string[] {
  const text = said(sentence, seats);
  return text.split('\n');
}

/** Sentences and texts as one sentence. */
export const together = (...parts: Sentence[]): Sentence =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : parts.flatMap(listOf);

/** What the client says around a sentence: `around((step) => `You would decide again: ${step}.`, undo.step)`. */
export function around(tell: (sentence: string) => string, sentence: Sentence): Sentence {
  if (typeof sentence === 'string') return tell(sentence);
  const hole = '\u0000';
  const [before = '', after = ''] = tell(hole).split(hole);
  return together(before, sentence, after);
}

/** Whether two sentences are the same. */
export const same = (one: Sentence, other: Sentence): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** A sentence with its first or its last text changed. */
function changed(sentence: Sentence, at: 0 | -1, change: (text: string) => string): Sentence {
  if (typeof sentence === 'string') return change(sentence);
  const copy = [...sentence];
  const i = at < 0 ? copy.length - 1 : 0;
  const piece = copy[i]!;
  copy[i] = typeof piece === 'string' ? change(piece) : [piece[0], change(piece[1])];
  return copy;
}

/** A sentence that begins with a capital. */
export const capital = (sentence: Sentence): Sentence =>
  changed(sentence, 0, (text) => text.charAt(0).toUpperCase() + text.slice(1));

const ends = (text: string) => ['.', '!', '?'].includes(text.at(-1) ?? '');

/** A sentence that ends with a full stop, if it ends with nothing like it. */
export const stopped = (sentence: Sentence): Sentence => changed(sentence, -1, (text) => (!text || ends(text) ? text : `${text}.`));

/** A sentence without its full stop, as a title. */
export const unstopped = (sentence: Sentence): Sentence =>
  changed(sentence, -1, (text) => (text.endsWith('.') ? text.slice(0, -1) : text));
