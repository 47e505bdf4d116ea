/** Things that lie on a table glide from where they lay to where they lie now: measured before a change, played after it. */
import { motion } from '../lib/playback/motion';

const EASE = 'cubic-bezier(.2,.75,.25,1)';

export interface Seen {
  box: DOMRect;
  picture: HTMLElement;
}

/** Where something comes from that did not lie there, and where something goes that lies there no more, by id. */
export interface Journeys {
  arrives: Map<string, DOMRect>;
  leaves: Map<string, DOMRect>;
}

const lying = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-card]')];

/** Where each card lies, and how it looks. */
export function measure(root: HTMLElement): Map<string, Seen> {
  return new Map(lying(root).map((picture) => [picture.dataset.card!, { box: picture.getBoundingClientRect(), picture }]));
}

/** Let cards glide from where they were. */
export function glide(root: HTMLElement, before: Map<string, Seen>, { arrives, leaves }: Journeys) {
  const duration = motion('card');
  if (!duration) return;
  const now = new Set<string>();
  for (const picture of lying(root)) {
    const card = picture.dataset.card!;
    now.add(card);
    const from = before.get(card)?.box ?? arrives.get(card);
    const to = picture.getBoundingClientRect();
    if (from?.width && to.width >= LEAST && far(from, to))
      picture.animate(
        [
          { transform: between(from, to), zIndex: 5 },
          { transform: 'none', zIndex: 5 },
        ],
        { duration, easing: EASE },
      );
  }
  for (const [card, to] of leaves) {
    const left = before.get(card);
    if (left?.box.width && to.width && !now.has(card)) depart(root, left, to);
  }
}

/** What is narrower has not found its size yet: it must not be flown larger than it will be. */
const LEAST = 40;
/** A card on its way is at most so much larger than where it comes to lie. */
const MOST = 1.5;

const far = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 6;

export const between = (from: DOMRect, to: DOMRect) => {
  const scale = Math.max(0.2, Math.min(from.width / to.width, from.height / to.height, MOST));
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
};

/** What is gone from the table flies to where it goes. */
function depart(root: HTMLElement, { box, picture }: Seen, to: DOMRect) {
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const home = root.getBoundingClientRect();
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${box.left - home.left}px`,
    top: `${box.top - home.top}px`,
    width: `${box.width}px`,
    margin: '0',
    zIndex: '6',
    pointerEvents: 'none',
  });
  root.append(copy);
  const shrunk = new DOMRect(
    to.x + to.width / 2 - box.width * 0.15,
    to.y + to.height / 2 - box.height * 0.15,
    box.width * 0.3,
    box.height * 0.3,
  );
  const flight = copy.animate([{ transform: 'none' }, { transform: between(shrunk, box), opacity: 0.4 }], {
    duration: motion('away'),
    easing: EASE,
  });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
