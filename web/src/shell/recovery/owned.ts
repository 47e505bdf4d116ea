/** The seats that someone without one may say are theirs. */
import type { Myself, RecoveryRequest, Seat, Update } from '../../generated/messages';

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

/** What someone whose name was given to them is called from now on: as the owner of the seats that they had asked for and have. */
export function nameWithSeats(asked: RecoveryRequest | null, { recovery, seats }: Pick<Update, 'recovery' | 'seats'>, me: Myself) {
  const seat = seats[asked?.seats[0] ?? -1];
  const mine = me.given && asked?.person.id === me.id && !recovery && seat?.mine;
  return mine ? seat.name || (seat.plays_for ?? '') : '';
}
