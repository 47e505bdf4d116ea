/** What happened since someone was here, in a paragraph. */
import type { Event, Seat } from '../../generated/messages';
import type { TableModule, TellMoment } from '../game/props';
import { seatName } from '../texts/seat-names';
import { t } from '../texts/texts';
import { byTurn, type Heading, type LogLine } from './log';

/** So many sentences are a paragraph. */
const SENTENCES = 8;
/** The seat of a part of the game that is nobody's turn. */
const NOBODY = -1;

/** What happened in a turn, under its heading in the log. */
export interface Passage {
  heading: string;
  lines: LogLine[];
}

export interface Recap {
  /** The bots that played my seats. */
  bots: string[];
  passages: Passage[];
  /** How many lines the log has besides. */
  more: number;
}

/** How a game tells of its events, and which of them turn a game. */
interface Telling {
  heading: Heading;
  opensTurn?: TableModule['opensTurn'];
  key: ReadonlySet<string>;
  /** What it says of those, where their own sentences say too little. */
  tell?: TellMoment | null;
  words?: unknown;
}

/**
 * What happened after the game had so many answers.
 *
 * If that is more than a paragraph, what turns the game comes before what concerns my seats, and that before the rest, the latest first.
 */
export function recapOf(log: Event[], since: number, seats: Seat[], { heading, opensTurn, key, tell, words }: Telling): Recap {
  const mine = seats.filter((seat) => seat.mine).map(({ number }) => number);
  const turns = byTurn(log, seats, heading)
    .map((turn) => ({ ...turn, lines: turn.lines.filter(({ event }) => event.move > since) }))
    .filter(({ lines }) => lines.length);
  const played = turns.filter((turn) => turn.heading !== t.table.setup);
  const told = played.length ? played : turns;
  const owners = ownersOf(log, (event) => opensTurn?.(event)?.seat ?? (heading(event, seats) ? NOBODY : null));
  const weight = ({ event }: LogLine) => {
    if (key.has(event.parts.kind)) return 2;
    return mine.includes(owners.get(event) ?? NOBODY) || mine.some((seat) => speaksOf(event, seat)) ? 1 : 0;
  };
  const telling = ({ event, times }: LogLine): LogLine => {
    const more = key.has(event.parts.kind) && tell?.(event, log.slice(0, log.indexOf(event)), words);
    return { event: more ? { ...event, sentence: more } : event, times };
  };
  const lines = told.flatMap((turn) => turn.lines);
  const chosen = new Set(
    lines
      .map((line, at) => ({ line, at }))
      .toSorted((one, other) => weight(other.line) - weight(one.line) || other.at - one.at)
      .slice(0, SENTENCES)
      .map(({ line }) => line),
  );
  return {
    bots: botsFor(seats, since),
    passages: told
      .map((turn) => ({ heading: turn.heading, lines: turn.lines.filter((line) => chosen.has(line)).map(telling) }))
      .filter((turn) => turn.lines.length),
    more: lines.length - chosen.size,
  };
}

/** By event: whose turn it happened in. `opens` returns the seat whose turn an event opens, or null. */
function ownersOf(log: Event[], opens: (event: Event) => number | null): Map<Event, number> {
  const owners = new Map<Event, number>();
  let owner = NOBODY;
  for (const event of log) {
    owner = opens(event) ?? owner;
    owners.set(event, owner);
  }
  return owners;
}

const speaksOf = ({ sentence }: Event, seat: number) =>
  typeof sentence !== 'string' && sentence.some((piece) => piece[0] === `seat:${seat}`);

/** The bots that have played seats of mine since then. */
const botsFor = (seats: Seat[], since: number): string[] =>
  seats
    .filter((seat) => seat.mine && (seat.kind === 'bot' || seat.earlier?.some(({ bot, until }) => bot && until > since)))
    .map((seat) => seatName({ ...seat, kind: 'bot' }));
