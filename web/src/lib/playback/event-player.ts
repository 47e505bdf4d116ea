/** Plays the frames of updates one after the other at a human pace. */
import type { Event, Update } from '../../generated/messages';
import { landing, withDice } from './dice-timing';
import { changed, type Views } from './frames';
import { isSpeech } from '../game/kinds';
import type { TableModule } from '../game/props';

/** What is to be seen now: the table as it is with what happens on it. */
export interface Shown {
  /** The update that tells how things stand; while its events play, the one before. */
  update: Update;
  views: Views;
  event: Event | null;
  /** Whether more is to come: questions wait until then. */
  playing: boolean;
  /** Its dice still tumble: the log ends before it, and nothing tells what came of them. */
  tumbling: boolean;
  /** It stays until someone says to go on. */
  held: boolean;
}

interface Scene {
  update: Update;
  views: Views;
  event: Event | null;
  /** How long it stays before the next one, and how much of that its dice tumble. */
  stay: number;
  tumbles: number;
}

export interface Clock {
  after: (milliseconds: number, then: () => void) => number;
  cancel: (timer: number) => void;
}

const BROWSER: Clock = {
  after: (milliseconds, then) => setTimeout(then, milliseconds) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
};

/** How long an event stays if its game does not say, in milliseconds. */
const STAY = 620;

/** How long an event stays at normal speed, in milliseconds; what is said or has no words stays no time. */
export function stayOf(event: Event, module: Partial<TableModule> | null | undefined): number {
  const stay = module?.pace?.(event) ?? (!event.sentence || isSpeech(event.parts) ? 0 : STAY);
  return withDice(stay, module?.dice?.(event) ?? 0);
}

/** How long the dice of an event tumble at normal speed. */
export const tumblesOf = (event: Event, module: Partial<TableModule> | null | undefined): number =>
  landing(module?.dice?.(event) ?? 0);

/** With more events than this waiting, the rest goes faster. */
const BACKLOG = 14;
const HURRY = 0.35;
/** What stays as long as this is a moment that nobody should miss: it is not hurried. */
const MOMENT = 4000;

export class EventPlayer {
  #queue: Scene[] = [];
  #timer: number | null = null;
  #last: Scene | null = null;
  #held: Scene | null = null;
  #tumbling = false;
  /** Whether an event stays until `goOn`. */
  holds: (event: Event) => boolean = () => false;
  #show: (shown: Shown) => void;
  #pace: (event: Event) => number;
  #tumbles: (event: Event) => number;
  #clock: Clock;

  /**
   * `show` is called with one event at a time, with one that has dice a second time when they lie still; `pace` tells how long it
   * stays, `tumbles` how long its dice tumble, in milliseconds.
   */
  constructor(
    show: (shown: Shown) => void,
    pace: (event: Event) => number,
    tumbles: (event: Event) => number = () => 0,
    clock: Clock = BROWSER,
  ) {
    this.#show = show;
    this.#pace = pace;
    this.#tumbles = tumbles;
    this.#clock = clock;
  }

  get playing(): boolean {
    return this.#queue.length > 0;
  }

  /** Take in an update. With `atOnce`, when the game has just begun, or when answers were taken back, nothing is played. */
  push(update: Update, atOnce = false) {
    const before = this.#last;
    const scenes = this.#scenes(before, update);
    this.#last = scenes.at(-1)!;
    if (!before || atOnce || before.update.status === 'waiting' || update.moves < before.update.moves) {
      this.#clear();
      this.#rest(this.#last);
      return;
    }
    const idle = !this.#queue.length;
    this.#queue.push(...scenes);
    if (idle && update.answered && this.#timer !== null) {
      // My own answer does not wait for the end of what was shown last.
      this.#clock.cancel(this.#timer);
      this.#timer = null;
    }
    if (this.#timer === null && !this.#held) this.#next();
  }

  /** What was held has been seen. */
  goOn() {
    const scene = this.#held;
    this.#held = null;
    if (scene) this.#over(scene);
  }

  /** Show all that is waiting at once, one after the other: who gathers what happens misses nothing. Then the end of it. */
  skip() {
    if (!this.#last || (!this.#queue.length && this.#timer === null && !this.#held)) return;
    const waiting = this.#queue;
    this.#clear();
    for (const { update, views, event } of waiting)
      if (event) this.#show({ update, views, event, playing: true, tumbling: false, held: false });
    this.#rest(this.#last);
  }

  /** Stop for good. */
  end() {
    this.#clear();
    this.#last = null;
  }

  #clear() {
    if (this.#timer !== null) this.#clock.cancel(this.#timer);
    this.#timer = null;
    this.#held = null;
    this.#tumbling = false;
    this.#queue = [];
  }

  /** A scene's time is over: the next one, or a quiet table. */
  #over(scene: Scene) {
    this.#timer = null;
    if (this.#queue.length) this.#next();
    else this.#rest(scene);
  }

  #rest({ update, views }: Scene) {
    this.#show({ update, views, event: null, playing: false, tumbling: false, held: false });
  }

  #next() {
    const scene = this.#queue.shift();
    if (!scene) return;
    if (!scene.tumbles) return this.#tell(scene);
    const { update, views, event } = scene;
    this.#tumbling = true;
    this.#show({ update, views, event, playing: true, tumbling: true, held: false });
    this.#timer = this.#clock.after(scene.tumbles, () => this.#tell(scene));
  }

  /** Events that have not been told yet: the log ends before them. */
  get pending(): number {
    return this.#queue.filter((each) => each.event).length + (this.#tumbling ? 1 : 0);
  }

  /** A scene's dice lie still, if it has any. */
  #tell(scene: Scene) {
    const { update, views, event } = scene;
    this.#tumbling = false;
    this.#timer = null;
    const held = !!event && this.holds(event);
    this.#held = held ? scene : null;
    this.#show({ update, views, event, playing: held || this.#queue.length > 0, tumbling: false, held });
    if (held) return;
    const left = scene.stay - scene.tumbles;
    const stay = this.pending > BACKLOG && scene.stay < MOMENT ? left * HURRY : left;
    if (stay <= 0) this.#next();
    else this.#timer = this.#clock.after(stay, () => this.#over(scene));
  }

  /** An update as scenes: each event on the table as it then was, the last one together with how things stand after it. */
  #scenes(before: Scene | null, update: Update): Scene[] {
    let views = before?.views ?? {};
    const scenes = update.frames.map(({ event, changes }): Scene => {
      views = changed(views, changes);
      return { update: before?.update ?? update, views, event, stay: this.#pace(event), tumbles: this.#tumbles(event) };
    });
    const after = Object.keys(update.views).length ? update.views : changed(views, update.changes);
    const last = scenes.pop() ?? { event: null, stay: 0, tumbles: 0 };
    return [...scenes, { ...last, update, views: after }];
  }
}
