/** Where cards come from and go to that an event brings to the table or takes from it. */
import type { Journeys } from '../../kit/flights';
import type { Event } from './view';

export function journeys(root: HTMLElement, event: Event | undefined): Journeys {
  const none: Journeys = { arrives: new Map(), leaves: new Map() };
  const way = (seat: number, card: string) => {
    const there = seatBox(root, seat);
    return there ? new Map([[card, there]]) : new Map();
  };
  const told = event?.parts;
  switch (told?.kind) {
    case 'played':
      return { ...none, arrives: way(told.seat, told.card) };
    case 'added':
      return { ...none, arrives: way(told.seat, told.item) };
    case 'won_spoil':
    case 'claimed':
    case 'discarded':
      return { ...none, leaves: way(told.seat, told.card) };
    default:
      return none;
  }
}

/** Where a player is: on the table, or on the plate beside it. */
const seatBox = (root: HTMLElement, seat: number) =>
  root.ownerDocument.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
