/** Seats and people by name. */
import type { Answer, FromServer, Question, Seat } from '../../generated/messages';
import { t } from './texts';

/** Bots are called by these names, by seat. */
const BOTS = ['Old Tom', 'Agatha', 'Winifred', 'Cornelius', 'Edith', 'Barnaby'];
const COLOURS = ['#8FD8B0', '#F0B79C', '#C4B0F2', '#A9D8EE', '#E9A6CF', '#E7DFC8'];

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length]!;
}

/** Who sits there. Where someone has several of the `seats` under one name, each has its number too. */
export function seatName(seat: Seat | undefined, seats: Seat[] = []): string {
  if (!seat) return '';
  if (seat.kind === 'bot') return botName(seat.number);
  const name = seat.name || seat.person?.name || t.seat(seat.number);
  const same = (other: Seat) =>
    other.kind === 'person' && other.person?.id === seat.person?.id && (other.name ?? '') === (seat.name ?? '');
  const several = seat.person && seats.filter(same).length > 1;
  return several ? `${name} (${seat.number + 1})` : name;
}

export function seatColour(number: number): string {
  return COLOURS[number % COLOURS.length]!;
}

/** A sentence of the server with people instead of seats: "Seat 2 draws …" becomes "Mara draws …". */
export function named(sentence: string, seats: Seat[]): string {
  return sentence.replace(/\b[Ss]eat (\d+)\b/g, (whole, number: string) => seatName(seats[Number(number) - 1], seats) || whole);
}

const namedAnswer = (answer: Answer, seats: Seat[]): Answer => ({
  ...answer,
  label: named(answer.label, seats),
  note: named(answer.note ?? '', seats),
  more: named(answer.more ?? '', seats),
});

const namedQuestion = (question: Question, seats: Seat[]): Question => ({
  ...question,
  prompt: named(question.prompt, seats),
  answers: question.answers.map((answer) => namedAnswer(answer, seats)),
  greyed: question.greyed.map((greyed) => ({
    ...greyed,
    reason: named(greyed.reason, seats),
    missing: named(greyed.missing, seats),
  })),
});

/** What the server asks, advises and refuses, with people instead of seats. Events keep theirs: who sits there may change later. */
export function spoken<M extends FromServer>(message: M, seats: Seat[]): M {
  switch (message.type) {
    case 'update':
      return {
        ...message,
        questions: message.questions.map((question) => namedQuestion(question, seats)),
        asides: message.asides?.map((question) => namedQuestion(question, seats)),
        asking: message.asking && {
          ...message.asking,
          text: named(message.asking.text ?? '', seats),
          why: named(message.asking.why ?? '', seats),
        },
      };
    case 'hint':
      return { ...message, answer: message.answer && namedAnswer(message.answer, seats), why: named(message.why, seats) };
    case 'refused':
      return { ...message, reason: named(message.reason, seats) };
    case 'why':
      return { ...message, reason: named(message.reason, seats), rule_text: named(message.rule_text, seats) };
    default:
      return message;
  }
}

/** Whether a name is the one that the server gives to those who have not said what they are called. */
export const isUnnamed = (name: string): boolean => /^Guest \d{4}$/.test(name);

/** Names as a list in words. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${t.and} ${names.at(-1)}`;
}
