/** A game looked back on: what has been loaded of it, and the point that is shown. */
import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Event, History, NewSeat, Review, Seat, TableCard, Turn } from '../../generated/messages';
import { api } from '../../lib/connection/api';
import { EventPlayer, sceneOf, stayOf, tumblesOf, type Shown } from '../../lib/playback/event-player';
import { seenBy, type View } from '../../lib/playback/frames';
import { chartsOf, keyMomentsOf, tableParts, type TableParts } from '../../lib/game/registry';
import { listed, seatName, seatsAt } from '../../lib/texts/seat-names';
import type { ChartsProps, GameOf, Moment, TellMoment } from '../../lib/game/props';
import { indexAt, reviewTurns, seenThen, spread, turnAt, type ReviewTurn, untold } from './turns';
import { session } from '../../lib/session/session.svelte';
import { pace, reducedMotion } from '../../lib/playback/motion';
import { t } from '../../lib/texts/texts';

const MOST_MOMENTS = 60;
/** So long an answer is shown before the next, in milliseconds at single speed; and so long if one has seen it happen. */
const STEP = 1100;
const REST = 350;
export const SPEEDS = [0.5, 1, 2, 4];

export class ReviewState {
  code: string;
  card = $state.raw<TableCard | null>(null);
  history = $state.raw<History | null>(null);
  game = $state.raw<GameOf<unknown> | null>(null);
  parts = $state.raw<TableParts | null>(null);
  Charts = $state.raw<Component<ChartsProps> | null>(null);
  /** Kinds of events that were turning points, if the game tells. */
  key = $state.raw<ReadonlySet<string>>(new Set());
  /** What to say of a turning point, where the game knows better than its log. */
  tell = $state.raw<TellMoment | null>(null);
  moments = $state.raw<Moment[]>([]);
  shown = $state.raw<Review | null>(null);
  /** The table with what happens right now on the way to what is shown. */
  now = $state.raw<Shown<Review> | null>(null);
  /** Which answer is shown; the set-up is the first. */
  index = $state(0);
  /** Whose eyes see the table; null for someone who looks on. */
  eyes = $state<number | null>(null);
  running = $state(false);
  speed = $state(1);
  problem = $state('');
  #known = new SvelteMap<number, Review>();
  #gone = false;
  #player = new EventPlayer<Review>(
    (shown) => (this.now = shown),
    (event) => this.#stay(event),
    (event) => this.#tumbles(event),
  );

  constructor(code: string) {
    this.code = code;
  }

  answers: Turn[] = $derived(seenThen(this.history?.turns ?? [], this.eyes));
  turns: ReviewTurn[] = $derived(reviewTurns(this.answers, this.parts?.table?.opensTurn));
  turn: ReviewTurn | undefined = $derived(turnAt(this.turns, this.index));
  last: number = $derived(Math.max(this.answers.length - 1, 0));
  moves: number = $derived(this.answers[this.index]?.moves ?? 0);
  seats: Seat[] = $derived(this.card?.seats ?? []);
  /** The seats whose eyes can be borrowed. */
  viewers: number[] = $derived(this.shown?.eyes ?? []);
  view: View = $derived(seenBy(this.now?.views ?? {}, this.eyes));
  scene: unknown = $derived(sceneOf(this.now, this.eyes));
  /** What happens now, as long as it takes time. */
  event: Event | null = $derived.by(() => {
    const { event, playing } = this.now ?? {};
    return event && (playing || this.#stay(event) > 0) ? event : null;
  });
  /** The dice of what happens now still tumble. */
  tumbling: boolean = $derived(this.now?.tumbling ?? false);
  events: Event[] = $derived(this.event ? [this.event] : []);
  /** What the answer that is shown brought about and what is still to be seen of it. */
  untold: ReadonlySet<Event> = $derived(
    new Set(this.event ? untold(this.answers[this.index]?.events ?? [], this.event, this.tumbling) : []),
  );
  /** The seats with those who played them at this point. Nobody is away from what is past. */
  seatsNow: Seat[] = $derived(seatsAt(this.seats, this.answers[this.index]?.moves ?? 0).map((seat) => ({ ...seat, online: true })));
  heading: string = $derived(this.turn ? this.headingOf(this.turn) : t.review.setup);
  result: string = $derived.by(() => {
    const ended = this.#known.get(this.answers.at(-1)?.moves ?? -1)?.result as
      { sentence?: string; winners?: number[] } | null | undefined;
    const winners = ended?.winners ?? [];
    const some = winners.length && winners.length < this.seats.length;
    const end = this.answers.at(-1)?.moves;
    return [some ? t.over.winners(listed(winners.map((seat) => this.nameOf(seat, end)))) : '', ended?.sentence ?? '']
      .filter(Boolean)
      .join(' ');
  });

  headingOf(turn: ReviewTurn): string {
    if (turn.seat < 0) return t.review.setup;
    return (this.parts?.table?.turnName ?? t.review.turn)(turn.number, this.nameOf(turn.seat, this.answers[turn.from]?.moves));
  }

  /** Who plays a seat, or played it when the game came to so many answers. */
  nameOf(seat: number, at = Infinity): string {
    const seats = seatsAt(this.seats, at);
    return seat < 0 ? t.review.setup : seatName(seats[seat], seats);
  }

  /** Load the game, and show it after `at` answers. */
  async begin(at: number) {
    try {
      const [card, history] = await Promise.all([api.table(this.code), api.history(this.code)]);
      [this.game, this.parts] = await Promise.all([session.whole(card.game), tableParts(card.game)]);
      this.#player.follow(this.parts.table, this.game.glossary);
      if (this.#gone) return;
      this.index = indexAt(history.turns, at);
      [this.card, this.history] = [card, history];
      this.eyes = card.seats.find((seat) => seat.mine)?.number ?? null;
      const last = this.answers.at(-1);
      if (last) void this.#look(last.moves);
      ({ kinds: this.key, tell: this.tell } = await keyMomentsOf(card.game));
      this.Charts = await chartsOf(card.game);
      if (this.Charts) await this.#gather();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Show what the index stands for, as soon as it is there; and have the next one ready. */
  async show() {
    const answer = this.answers[this.index];
    if (!answer) return;
    try {
      const found = await this.#look(answer.moves);
      if (!this.#gone && this.answers[this.index]?.moves === found.moves) this.#arrive(found);
      const next = this.answers[this.index + 1];
      if (next) await this.#look(next.moves);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Show a point of the game, from the answer before it with what happens on the way. */
  #arrive(found: Review) {
    const before = this.shown;
    if (found === before) return;
    const onward = !!before && before.moves === this.answers[this.index - 1]?.moves;
    this.#player.skip();
    this.shown = found;
    this.#player.push(found, !onward);
  }

  /** How long an event is seen. */
  #stay(event: Event): number {
    return stayOf(event, this.parts?.table) * pace();
  }

  #tumbles(event: Event): number {
    return tumblesOf(event, this.parts?.table) * (reducedMotion() ? 0 : pace());
  }

  /** Go on to the next answer when this one has been seen long enough. Returns how to stop that. */
  run(): () => void {
    if (this.index >= this.last) {
      this.running = false;
      return () => {};
    }
    if (this.event || this.shown?.moves !== this.moves) return () => {};
    const seen = this.shown.frames.some(({ event }) => this.#stay(event) > 0);
    const timer = setTimeout(() => (this.index += 1), (seen ? REST : STEP) / this.speed);
    return () => clearTimeout(timer);
  }

  toggle() {
    if (!this.running && this.index >= this.last) this.index = 0;
    this.running = !this.running;
  }

  go(to: number) {
    this.index = Math.max(0, Math.min(to, this.last));
  }

  /** Show the point after so many answers, NATURE's among them. */
  goTo(moves: number) {
    this.go(indexAt(this.answers, moves));
  }

  /** A new table that goes on from here: its code, or "" if there can be none. */
  async branch(seats: NewSeat[]): Promise<string> {
    this.problem = '';
    try {
      return (await api.branch(this.code, this.moves, seats)).code;
    } catch (error) {
      this.problem = (error as Error).message;
      return '';
    }
  }

  end() {
    this.#gone = true;
    this.#player.end();
  }

  async #look(moves: number): Promise<Review> {
    const found = this.#known.get(moves) ?? (await api.at(this.code, moves));
    this.#known.set(moves, found);
    return found;
  }

  /** The table after each turn, for the charts; a few at a time. */
  async #gather() {
    const wanted = spread(this.turns, MOST_MOMENTS);
    const found: Moment[] = [];
    for (let i = 0; i < wanted.length && !this.#gone; i += 4) {
      const some = await Promise.all(
        wanted.slice(i, i + 4).map(async ({ number, seat, to }) => {
          const { moves, views } = await this.#look(this.answers[to]!.moves);
          return { moves, turn: number, seat, view: seenBy(views, this.eyes) };
        }),
      );
      found.push(...some);
      this.moments = [...found];
    }
  }
}
