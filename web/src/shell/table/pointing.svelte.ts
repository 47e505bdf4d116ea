/** Pointing at a part of the table: at what players point now, and the gestures by which I do. */
import type { Message } from '../../lib/connection/connection.svelte';
import { t } from '../../lib/texts/texts';
import { announcer } from '../../ui/announce.svelte';
import { type Part, partAt, partOf } from '../../kit/part';
import type { TableState } from './table-state.svelte';

export interface Gesture {
  seat: number;
  part: string;
}

/** How long a gesture is seen, in milliseconds. */
const SEEN = 5000;
/** How long something is held until it is pointed at, and how far the pointer may move meanwhile, in pixels. */
const HOLD = 600;
const STILL = 6;
/** On touch, what has a card shows it when it is held: from there it is pointed at. */
const READ = '[data-peek], [data-why], [data-tip]';

export class Pointing {
  shown = $state.raw<Gesture[]>([]);
  #table: TableState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  /** What was held to point at it is not pressed as well. */
  #held = false;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The seat that points, if one of mine does: those who watch do not, and bots do not look. */
  seat: number | null = $derived.by(() => {
    const { eyes, sitting } = this.#table.my;
    if (!this.#table.seats.some(({ kind, mine }) => kind === 'person' && !mine)) return null;
    return sitting.find(({ number }) => number === eyes)?.number ?? sitting[0]?.number ?? null;
  });

  received(message: Message) {
    if (message.type !== 'pointed') return;
    const gesture: Gesture = { seat: message.seat, part: message.part };
    this.shown = [...this.shown.filter(({ seat }) => seat !== gesture.seat), gesture];
    setTimeout(() => (this.shown = this.shown.filter((each) => each !== gesture)), SEEN);
    if (!this.#mine(gesture)) announcer.say(this.told(gesture));
  }

  #mine = ({ seat }: Gesture) => this.#table.my.seats.some(({ number }) => number === seat);

  nameOf = (gesture: Gesture): string => (this.#mine(gesture) ? t.you : this.#table.nameOf(gesture.seat));

  /** A gesture in words. */
  told(gesture: Gesture): string {
    const drawn = document.querySelector(`[data-part="${CSS.escape(gesture.part)}"][data-part-name]`);
    return t.table.pointsAt(this.nameOf(gesture), (drawn && partOf(drawn).name) || t.table.something);
  }

  at({ id }: Part) {
    if (this.seat !== null) this.#table.connection.point(this.seat, id);
  }

  /** With the keyboard, what has the focus is pointed at. Returns false if that is no part of the table. */
  atFocused(): boolean {
    const focused = document.activeElement?.closest('[data-part-name]');
    if (focused) this.at(partOf(focused));
    return !!focused;
  }

  #down = (event: PointerEvent) => {
    this.#stop();
    this.#held = false;
    const target = event.target as Element;
    const touch = event.pointerType !== 'mouse';
    if (this.seat === null || !event.isPrimary || event.button || (touch && target.closest(READ))) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      const part = partAt(target, event.clientX, event.clientY);
      if (!part) return;
      this.#held = true;
      this.at(part);
    }, HOLD);
  };
  #move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL) this.#stop();
  };
  #stop = () => clearTimeout(this.#timer);
  #press = (event: globalThis.Event) => {
    if (!this.#held) return;
    if (event.type === 'click') this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Those who hold a part of this element point at it; `point` is asked for by its card. */
  readonly on = (main: HTMLElement) => {
    const end = new AbortController();
    const listen = (name: string, listener: (event: never) => void, capture = false) =>
      main.addEventListener(name, listener as EventListener, { signal: end.signal, capture });
    listen('pointerdown', this.#down);
    listen('pointermove', this.#move);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) listen(name, this.#stop);
    listen('scroll', this.#stop, true);
    listen('wheel', this.#stop, true);
    for (const name of ['click', 'contextmenu']) listen(name, this.#press, true);
    listen('point', ({ detail }: CustomEvent<Part>) => this.at(detail));
    return () => {
      end.abort();
      this.#stop();
    };
  };
}
