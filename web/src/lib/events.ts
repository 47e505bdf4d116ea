/** Plays the events of updates one after the other at a human pace. */
import type { Event, Update } from '../generated/messages';

/** What is to be seen now: a state of the table, and what happens on it. */
export interface Shown {
  update: Update;
  event: Event | null;
  /** Whether more is to come: questions wait until then. */
  playing: boolean;
  /** Events that have not been shown yet: the log ends before them. */
  pending: number;
}

interface Frame {
  update: Update;
  event: Event | null;
  /** How long it stays before the next one. */
  stay: number;
}

export interface Clock {
  after: (milliseconds: number, then: () => void) => number;
  cancel: (timer: number) => void;
}

const BROWSER: Clock = {
  after: (milliseconds, then) => setTimeout(then, milliseconds) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
};

/** With more events than this waiting, the rest goes faster. */
const BACKLOG = 14;
const HURRY = 0.35;

export class EventPlayer {
  #queue: Frame[] = [];
  #timer: number | null = null;
  #last: Update | null = null;
  #show: (shown: Shown) => void;
  #pace: (event: Event) => number;
  #clock: Clock;

  /** `show` is called with one event at a time; `pace` tells how long it stays, in milliseconds. */
  constructor(show: (shown: Shown) => void, pace: (event: Event) => number, clock: Clock = BROWSER) {
    this.#show = show;
    this.#pace = pace;
    this.#clock = clock;
  }

  get playing(): boolean {
    return this.#queue.length > 0;
  }

  /** Take in an update. With `atOnce`, when the game has just begun, or when answers were taken back, nothing is played. */
  push(update: Update, atOnce = false) {
    const before = this.#last;
    this.#last = update;
    if (!before || atOnce || before.status === 'waiting' || update.moves < before.moves) {
      this.#clear();
      this.#show({ update, event: null, playing: false, pending: 0 });
      return;
    }
    const idle = !this.#queue.length;
    this.#queue.push(...frames(before, update, this.#pace));
    if (idle && update.answered && this.#timer !== null) {
      // My own answer does not wait for the end of what was shown last.
      this.#clock.cancel(this.#timer);
      this.#timer = null;
    }
    if (this.#timer === null) this.#next();
  }

  /** Show the end of all that is waiting. */
  skip() {
    if (!this.#last || (!this.#queue.length && this.#timer === null)) return;
    this.#clear();
    this.#show({ update: this.#last, event: null, playing: false, pending: 0 });
  }

  /** Stop for good. */
  end() {
    this.#clear();
    this.#last = null;
  }

  #clear() {
    if (this.#timer !== null) this.#clock.cancel(this.#timer);
    this.#timer = null;
    this.#queue = [];
  }

  /** A frame's time is over: the next one, or a quiet table. */
  #over(frame: Frame) {
    this.#timer = null;
    if (this.#queue.length) this.#next();
    else this.#show({ update: frame.update, event: null, playing: false, pending: 0 });
  }

  #next() {
    const frame = this.#queue.shift();
    if (!frame) return;
    const pending = this.#queue.filter((each) => each.event).length;
    this.#show({ update: frame.update, event: frame.event, playing: this.#queue.length > 0, pending });
    const stay = pending > BACKLOG ? frame.stay * HURRY : frame.stay;
    if (stay <= 0) this.#next();
    else this.#timer = this.#clock.after(stay, () => this.#over(frame));
  }
}

/** An update as frames: its events on the table as it was, the last one together with the table that follows. */
function frames(before: Update, update: Update, pace: (event: Event) => number): Frame[] {
  if (!update.events.length) return [{ update, event: null, stay: 0 }];
  const last = update.events.length - 1;
  return update.events.map((event, i) => ({ update: i === last ? update : before, event, stay: pace(event) }));
}
