/** Where cards come from and go to that an event brings to the table or takes from it. */
import type { Event } from '../../generated/messages';
import type { Journeys } from '../../kit/flights';
import { told } from '../../lib/log';

/** Events that bring a card from someone's hand, and events that send one to someone. */
const BRINGS = new Set(['played', 'added']);
const LEAVES = new Set(['won_spoil', 'claimed', 'discarded']);

export function journeys(root: HTMLElement, event: Event | undefined): Journeys {
  const none: Journeys = { arrives: new Map(), leaves: new Map() };
  const what = event ? told(event) : null;
  const there = what ? seatBox(root, what.seat) : undefined;
  if (!what || !there) return none;
  const way = new Map([[String(what.card ?? what.item), there]]);
  if (BRINGS.has(what.kind)) return { ...none, arrives: way };
  return LEAVES.has(what.kind) ? { ...none, leaves: way } : none;
}

/** Where a player is: on the table, or on the plate beside it. */
const seatBox = (root: HTMLElement, seat: unknown) => root.ownerDocument.querySelector(`[data-seat="${Number(seat)}"]`)?.getBoundingClientRect();
