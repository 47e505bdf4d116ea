/** Seats and people by name. */
import type { EarlierPlayer, Seat } from '../../generated/messages';
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

/** A player with the name of the person for whom a bot plays. */
export function playerName(seat: Seat | undefined, seats: Seat[] = []): string {
  const name = seatName(seat, seats);
  return seat?.plays_for ? t.botFor(name, seat.plays_for) : name;
}

/** The seats with those who played them when the game came to so many answers. */
export const seatsAt = (seats: Seat[], move: number): Seat[] => playedBy(seats, ({ until }) => move <= until);

/** The seats with those who played them when the thing of this number was said. */
const speakersAt = (seats: Seat[], number: number): Seat[] => playedBy(seats, ({ said }) => number <= said);

function playedBy(seats: Seat[], still: (player: EarlierPlayer) => boolean): Seat[] {
  if (!seats.some(({ earlier }) => earlier?.length)) return seats;
  return seats.map((seat) => {
    const then = seat.earlier?.find(still);
    if (!then) return seat;
    const { person, bot, name } = then;
    return { ...seat, kind: bot ? 'bot' : 'person', person, bot, name, plays_for: '', earlier: [] };
  });
}

/** Who said the thing of this number at a seat: their name, and who that is, if it is a person. */
export function speaker(seat: number, number: number, seats: Seat[]): { name: string; person: string; seats: Seat[] } {
  const then = speakersAt(seats, number);
  const who = then[seat];
  return { name: seatName(who, then), person: (who?.kind === 'person' && who.person?.id) || '', seats: then };
}

export function seatColour(number: number): string {
  return COLOURS[number % COLOURS.length]!;
}

/** Names as a list in words. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${t.and} ${names.at(-1)}`;
}
