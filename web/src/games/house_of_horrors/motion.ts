/** Cards move from where they lay to where they lie now: measured before a change, played after it. */
import type { Event } from '../../generated/messages';
import { told } from '../../lib/log';

const TIME = 460;
const EASE = 'cubic-bezier(.2,.75,.25,1)';

interface Seen {
  box: DOMRect;
  picture: HTMLElement;
}

const cards = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-card]')];

/** Where each card lies, and how it looks. */
export function measure(root: HTMLElement): Map<string, Seen> {
  return new Map(cards(root).map((picture) => [picture.dataset.card!, { box: picture.getBoundingClientRect(), picture }]));
}

/** Let cards glide from where they were. `pace` stretches the time; 0 moves nothing. */
export function glide(root: HTMLElement, before: Map<string, Seen>, event: Event | undefined, pace: number) {
  if (!pace) return;
  const what = event ? told(event) : null;
  const now = new Set<string>();
  for (const picture of cards(root)) {
    const card = picture.dataset.card!;
    now.add(card);
    const from = before.get(card)?.box ?? (what && appears(what, card) ? seatBox(root, what.seat) : undefined);
    const to = picture.getBoundingClientRect();
    if (from?.width && to.width && far(from, to)) picture.animate([{ transform: between(from, to), zIndex: 5 }, { transform: 'none', zIndex: 5 }], { duration: TIME * pace, easing: EASE });
  }
  if (!what || !LEAVES.has(what.kind)) return;
  const card = what.card ?? what.item;
  const left = before.get(card);
  const to = seatBox(root, what.seat);
  if (left && to && !now.has(card)) depart(root, left, to, pace);
}

/** Events that bring a card from someone's hand, and events that send one to someone. */
const BRINGS = new Set(['played', 'added']);
const LEAVES = new Set(['won_spoil', 'claimed', 'discarded']);

const appears = (what: { kind: string; [part: string]: any }, card: string) => BRINGS.has(what.kind) && (what.card ?? what.item) === card;

/** Where a player is: on the table, or on the plate beside it. */
const seatBox = (root: HTMLElement, seat: unknown) => root.ownerDocument.querySelector(`[data-seat="${Number(seat)}"]`)?.getBoundingClientRect();

const far = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 6;

const between = (from: DOMRect, to: DOMRect) => {
  const scale = Math.max(0.2, Math.min(from.width / to.width, 2));
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
};

/** A card that is gone from the table flies to its new owner. */
function depart(root: HTMLElement, { box, picture }: Seen, to: DOMRect, pace: number) {
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const home = root.getBoundingClientRect();
  Object.assign(copy.style, { position: 'absolute', left: `${box.left - home.left}px`, top: `${box.top - home.top}px`, width: `${box.width}px`, margin: '0', zIndex: '6', pointerEvents: 'none' });
  root.append(copy);
  const shrunk = new DOMRect(to.x + to.width / 2 - box.width * 0.15, to.y + to.height / 2 - box.height * 0.15, box.width * 0.3, box.height * 0.3);
  const flight = copy.animate([{ transform: 'none' }, { transform: between(shrunk, box), opacity: 0.4 }], { duration: TIME * 1.4 * pace, easing: EASE });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
