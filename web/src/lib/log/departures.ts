/** Who stopped playing a seat, as lines of the log. The game does not know them: seats know who played them before, and up to when. */
import type { EarlierPlayer, Event, Seat } from '../../generated/messages';
import { botName, seatName } from '../texts/seat-names';
import { t } from '../texts/texts';

type Player = Pick<EarlierPlayer, 'person' | 'bot' | 'name'>;

/** All who stopped playing one of these seats, in the order in which they did. */
export const departures = (seats: Seat[]): Event[] =>
  seats
    .flatMap(({ kind, earlier = [], number, ...now }) => {
      const players: Player[] = kind === 'open' ? earlier : [...earlier, now];
      return earlier.map(({ until, sequence = 0 }, i) => ({ sequence, until, sentence: told(players, i, number) }));
    })
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ until, sentence }) => ({ move: until, sentence, parts: { kind: 'departed' } }));

/** Who plays a seat now that somebody has left: they play on for someone, or play again; "" if nobody has left it. */
export const arrival = ({ earlier = [], number, ...now }: Seat): string =>
  earlier.length ? told([...earlier, now], earlier.length - 1, number) : '';

/** The log with those who left, after what had happened by then. Those who left before its first event are not told. */
export function withDepartures(log: Event[], left: Event[]): Event[] {
  const after = new Map<number, Event[]>();
  for (const each of left.toSorted((one, other) => one.move - other.move)) {
    const at = log.findLastIndex(({ move }) => move <= each.move);
    after.set(at, [...(after.get(at) ?? []), each]);
  }
  return left.length ? log.flatMap((event, i) => [event, ...(after.get(i) ?? [])]) : log;
}

function told(players: Player[], i: number, seat: number): string {
  const next = players[i + 1];
  const name = nameOf(players[i]!, seat);
  if (!next) {
    // Someone who comes back and stands up at once has not played in between.
    const person = players.findLast((player) => player.person);
    return person ? `${t.table.stoodUp(nameOf(person, seat))}.` : '';
  }
  const again = next.person && players.slice(0, i + 1).some(({ person }) => person?.id === next.person?.id);
  const nextName = nameOf(next, seat);
  if (again) return t.table.playsAgain(nextName);
  return nextName === name ? `${t.recovery.back(name)}.` : t.table.playsOn(nextName, name);
}

const nameOf = ({ person, bot, name }: Player, number: number) =>
  bot ? botName(number) : seatName({ number, kind: 'person', person: person ?? null, name: name ?? '' });
