/** The seats that someone without one may say are theirs. */
import type { Seat } from '../../generated/messages';

/** A seat of each person who has one, also where a bot plays for them. */
export function owned(seats: Seat[]): Seat[] {
  const people = new Set<string>();
  return seats.filter((seat) => {
    if (seat.kind === 'bot') return !!seat.plays_for;
    if (seat.kind === 'open' || !seat.person || people.has(seat.person.id)) return false;
    people.add(seat.person.id);
    return true;
  });
}
