/** Seats and people by name. */
import type { Seat } from '../../generated/messages';
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

/** Names as a list in words. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${t.and} ${names.at(-1)}`;
}
