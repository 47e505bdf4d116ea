/** Plays the frames that led to a point of a game one after the other at a human pace, and follows each game's scene with them. */
import type { Event, Frame, Update } from '../../generated/messages';
import { landing, withDice } from './dice-timing';
import { changed, viewOf, type Changes, type Views } from './frames';
import { isSpeech } from '../game/kinds';
import type { TableModule } from '../game/props';

/** A point of a game: how the table stands, and what happened since the point before it. An update is one, a step of a review too. */
export interface Point {
  /** Answers given so far. */
  moves: number;
  frames: Frame[];
  /** The whole views; where there are none, the changes since the last frame. */
  views: Views;
  changes?: Changes;
  status?: Update['status'];
  /** It came of my own answer. */
  answered?: string;
}

/** A game's scene, by whose eyes: the same keys as views. */
export type Scenes = Record<string, unknown>;

/** What is to be seen now: the table as it is with what happens on it. */
export interface Shown<P extends Point = Update> {
  /** The point that tells how things stand; while the frames of the next one play, the one before. */
  update: P;
  views: Views;
  scenes: Scenes;
  event: Event | null;
  /** Whether more is to come: questions wait until then. */
  playing: boolean;
  /** Its dice still tumble: the log ends before it, and nothing tells what came of them. */
  tumbling: boolean;
  /** It stays until someone says to go on. */
  held: boolean;
}

/** The scene that these eyes see. */
export const sceneOf = (shown: { views: Views; scenes: Scenes } | null, eyes: number | null): unknown =>
  shown?.scenes[viewOf(shown.views, eyes)];

/** One event to be shown, or the table at a point that came without one. */
interface Cue<P extends Point> {
  update: P;
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

export class EventPlayer<P extends Point = Update> {
  #queue: Cue<P>[] = [];
  #timer: number | null = null;
  #last: Cue<P> | null = null;
  #held: Cue<P> | null = null;
  #tumbling = false;
  #shown: Shown<P> | null = null;
  #module: Partial<TableModule> | null = null;
  #words: unknown;
  /** Whether an event stays until `goOn`. */
  holds: (event: Event) => boolean = () => false;
  /** Called with every event in its order once it is told, with those that are skipped too. */
  ontold: (event: Event) => void = () => {};
  #show: (shown: Shown<P>) => void;
  #pace: (event: Event) => number;
  #tumbles: (event: Event) => number;
  #clock: Clock;

  /**
   * `show` is called with one event at a time, with one that has dice a second time when they lie still; `pace` tells how long it
   * stays, `tumbles` how long its dice tumble, in milliseconds.
   */
  constructor(
    show: (shown: Shown<P>) => void,
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

  /** Follow the scenes of a game from what is shown now. */
  follow(module: Partial<TableModule> | null, words: unknown) {
    this.#module = module;
    this.#words = words;
    if (!this.#shown) return;
    this.#shown = { ...this.#shown, scenes: this.#begun(this.#shown.views) };
    this.#show(this.#shown);
  }

  /** Take in a point. With `atOnce`, when the game has just begun, or when answers were taken back, nothing is played. */
  push(update: P, atOnce = false) {
    const before = this.#last;
    const cues = this.#cues(before, update);
    this.#last = cues.at(-1)!;
    if (!before || atOnce || before.update.status === 'waiting' || update.moves < before.update.moves) {
      this.#clear();
      const { views } = this.#last;
      this.#rest({ update, views, scenes: this.#begun(views) });
      return;
    }
    const idle = !this.#queue.length;
    this.#queue.push(...cues);
    if (idle && update.answered && this.#timer !== null) {
      // My own answer does not wait for the end of what was shown last.
      this.#clock.cancel(this.#timer);
      this.#timer = null;
    }
    if (this.#timer === null && !this.#held) this.#next();
  }

  /** What was held has been seen. */
  goOn() {
    if (!this.#held) return;
    this.#held = null;
    this.#over();
  }

  /** Go to the end of all that is waiting at once. */
  skip() {
    if (!this.#shown || (!this.#queue.length && this.#timer === null && !this.#held)) return;
    const waiting = this.#queue;
    if (this.#tumbling && this.#shown.event) this.ontold(this.#shown.event);
    this.#clear();
    for (const cue of waiting) {
      this.#shown = { ...this.#shown, ...this.#seen(cue) };
      if (cue.event) this.ontold(cue.event);
    }
    this.#rest(this.#shown);
  }

  /** Stop for good. */
  end() {
    this.#clear();
    this.#last = null;
    this.#shown = null;
  }

  #clear() {
    if (this.#timer !== null) this.#clock.cancel(this.#timer);
    this.#timer = null;
    this.#held = null;
    this.#tumbling = false;
    this.#queue = [];
  }

  /** A cue's time is over: the next one, or a quiet table. */
  #over() {
    this.#timer = null;
    if (this.#queue.length) this.#next();
    else if (this.#shown) this.#rest(this.#shown);
  }

  #rest({ update, views, scenes }: Pick<Shown<P>, 'update' | 'views' | 'scenes'>) {
    this.#see({ update, views, scenes, event: null, playing: false, tumbling: false, held: false });
  }

  #see(shown: Shown<P>) {
    this.#shown = shown;
    this.#show(shown);
  }

  #next() {
    const cue = this.#queue.shift();
    if (!cue) return;
    const seen = this.#seen(cue);
    if (!cue.tumbles) return this.#tell(cue, seen);
    this.#tumbling = true;
    this.#see({ ...seen, playing: true, tumbling: true, held: false });
    this.#timer = this.#clock.after(cue.tumbles, () => this.#tell(cue, seen));
  }

  /** Events that have not been told yet: the log ends before them. */
  get pending(): number {
    return this.#queue.filter((each) => each.event).length + (this.#tumbling ? 1 : 0);
  }

  /** A cue's dice lie still, if it has any. */
  #tell(cue: Cue<P>, seen: Pick<Shown<P>, 'update' | 'views' | 'scenes' | 'event'>) {
    this.#tumbling = false;
    this.#timer = null;
    const held = !!cue.event && this.holds(cue.event);
    this.#held = held ? cue : null;
    if (cue.event) this.ontold(cue.event);
    this.#see({ ...seen, playing: held || this.#queue.length > 0, tumbling: false, held });
    if (held) return;
    const left = cue.stay - cue.tumbles;
    const stay = this.pending > BACKLOG && cue.stay < MOMENT ? left * HURRY : left;
    if (stay <= 0 && this.#queue.length) this.#next();
    else if (stay > 0) this.#timer = this.#clock.after(stay, () => this.#over());
  }

  /** The table with a cue, and its scenes, which follow from those that are shown. */
  #seen({ update, views, event }: Cue<P>): Pick<Shown<P>, 'update' | 'views' | 'scenes' | 'event'> {
    const before = this.#shown!;
    const follow = this.#module?.follow;
    if (!follow) return { update, views, scenes: {}, event };
    const scenes: Scenes = {};
    for (const [eyes, view] of Object.entries(views)) {
      const [scene, seen] = [before.scenes[eyes], before.views[eyes]];
      if (!seen || scene === undefined) scenes[eyes] = this.#module?.begin?.(view, this.#words);
      else scenes[eyes] = event || view !== seen ? follow(scene, event, view, seen, this.#words) : scene;
    }
    return { update, views, scenes, event };
  }

  #begun(views: Views): Scenes {
    const begin = this.#module?.begin;
    return begin ? Object.fromEntries(Object.entries(views).map(([eyes, view]) => [eyes, begin(view, this.#words)])) : {};
  }

  /** A point as cues: each event on the table as it then was, the last one together with how things stand after it. */
  #cues(before: Cue<P> | null, update: P): Cue<P>[] {
    let views = before?.views ?? {};
    const cues = update.frames.map(({ event, changes }): Cue<P> => {
      views = changed(views, changes);
      return { update: before?.update ?? update, views, event, stay: this.#pace(event), tumbles: this.#tumbles(event) };
    });
    const after = Object.keys(update.views).length ? update.views : changed(views, update.changes);
    const last = cues.pop() ?? { event: null, stay: 0, tumbles: 0 };
    return [...cues, { ...last, update, views: after }];
  }
}
