/** How a player stands in the round, in words. */
import type { Seat } from '../../generated/messages';
import { h } from './texts';
import type { House } from './view';

/** Someone else's seat whose player is not here. */
export const isAway = (seat: Seat | undefined): boolean => seat?.kind === 'person' && !seat.online && !seat.mine;

export function standing(house: House, seat: number): string {
  const player = house.players[seat]!;
  if (house.spoils.length) {
    if (!house.sharing.includes(seat)) return h.noSpoil;
    if (house.divider === seat) return h.divides;
    return house.served.includes(seat) ? h.hasSpoil : h.waitsForSpoil;
  }
  if (house.rooms.length) return seat === house.butler ? h.choosesRoom : h.ready;
  if (!house.room) return '';
  if (!house.battle) return seat === house.butler ? h.declares : h.ready;
  if (player.sides.length) return player.sides.length > 1 ? h.joined.both : h.joined[player.sides[0]!];
  if (player.discarded) return h.discarded;
  return turnOf(house, seat);
}

/** When a player who has not played yet has a turn. */
function turnOf(house: House, seat: number): string {
  if (!house.players[seat]!.cards) return h.noCards;
  if (house.turn === seat) return h.playsNow;
  const seats = house.order;
  const now = house.turn === null ? seats.length : seats.indexOf(house.turn);
  const at = seats.indexOf(seat);
  if (at < now) return h.ready;
  if (at === now + 1) return h.playsNext;
  return at === seats.length - 1 ? h.playsLast : h.playsLater;
}
