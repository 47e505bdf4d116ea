/** What is said at a table, in the order in which it was said, and what happened in between. */
import type { Event, Person, Said, Seat } from '../../generated/messages';
import { isSpeech, type Speech } from '../game/kinds';
import { seatsAt, speaker } from '../texts/seat-names';
import { said } from '../texts/sentences';

/** Something said by a seat, by someone who watches (then `who` is a name), or an aside: what happened meanwhile. */
export interface Line {
  /** Whose it is: a seat, a watcher's name, or null for an aside. */
  who: number | string | null;
  text: string;
  /** What they were called then, and the id of the person; a bot has none. */
  name?: string;
  person?: string;
  /** Said by someone who has no seat. */
  watches?: boolean;
}

/** What was said, under the names that these people have now. The same list if none has another one. */
export function renamed(chat: Said[], people: Person[]): Said[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const now = ({ id, name }: Person) => names.get(id) ?? name;
  if (chat.every(({ person }) => now(person) === person.name)) return chat;
  return chat.map((said) => ({ ...said, person: { ...said.person, name: now(said.person) } }));
}

/** How a game tells of its events. */
interface Telling {
  aside?(event: Event, seats: Seat[]): string;
  heading?(event: Event, seats: Seat[]): string;
}

const nothing = () => '';

/**
 * The lines of a conversation.
 *
 * `earlier` was said before what the log has. Asides that follow each other are one line, unless one of them opens a turn or a
 * round. Bots speak of seats; what people say stays as they wrote it. The chat knows how many answers and remarks came before it.
 */
export function conversation(
  earlier: Omit<Speech, 'kind'>[],
  log: Event[],
  chat: Said[],
  seats: Seat[],
  { aside = nothing, heading = nothing }: Telling,
): Line[] {
  const lines: Line[] = [];
  const waiting = [...chat];
  const overhear = (came: (said: Said) => boolean) => {
    while (waiting.length && came(waiting[0]!)) {
      const { person, text } = waiting.shift()!;
      const watches = !seats.some(({ person: sits, earlier = [] }) =>
        [{ person: sits }, ...earlier].some((one) => one.person?.id === person.id),
      );
      lines.push({ who: person.name, text, name: person.name, person: person.id, watches });
    }
  };
  const speak = (speech: Omit<Speech, 'kind'>) => {
    overhear(({ said: before = 0 }) => before < speech.number);
    lines.push(spoken(speech, seats));
  };
  earlier.forEach(speak);
  let opened = true;
  for (const event of log) {
    const { parts, move } = event;
    opened ||= !!heading(event, seatsAt(seats, move + 1));
    if (isSpeech(parts)) {
      speak(parts);
      continue;
    }
    overhear(({ moves = -1 }) => moves < move);
    const text = aside(event, seatsAt(seats, move));
    const last = lines.at(-1);
    if (!text) continue;
    if (last?.who === null && !opened) last.text += ` ${text}`;
    else lines.push({ who: null, text });
    opened = false;
  }
  overhear(() => true);
  return lines;
}

/** What someone said, as a line. */
export function spoken({ seat, text, number }: Omit<Speech, 'kind'>, seats: Seat[]): Line {
  const { name, person, seats: then } = speaker(seat, number, seats);
  return { who: seat, text: said(text, then[seat]?.kind === 'bot' ? then : []), name, person };
}
