/** A table as its page shows it: what happens on it, who is here, and its parts, which own the rest. */
import type { Asking, DeviceConfirmed, Event, RecoveryRequest, Seat, Update, Watching } from '../../generated/messages';
import { announcer } from '../../ui/announce.svelte';
import { api } from '../../lib/connection/api';
import { EventPlayer, stayOf, tumblesOf, type Shown } from '../../lib/playback/event-player';
import { Connection } from '../../lib/connection/connection.svelte';
import { session } from '../../lib/session/session.svelte';
import { usualHeading } from '../../lib/log/log';
import { seatName } from '../../lib/texts/seat-names';
import { said } from '../../lib/texts/sentences';
import { t } from '../../lib/texts/texts';
import type { TableModule } from '../../lib/game/props';
import { atOnce, pace, reducedMotion } from '../../lib/playback/motion';
import { knock, toll } from '../../lib/playback/sounds';
import { nameWithSeats } from '../recovery/owned';
import { Absence } from './absence.svelte';
import { MySeats } from './my-seats.svelte';
import { Notices } from './notices.svelte';
import { Pointing } from './pointing.svelte';
import { Talk } from './talk.svelte';

/** A page of the column beside the table. */
export type SidePage = 'log' | 'talk' | 'players';

export class TableState {
  readonly code: string;
  readonly connection: Connection;
  readonly notices = new Notices();
  readonly talk = new Talk(this);
  readonly my = new MySeats(this);
  readonly pointing = new Pointing(this);
  readonly absence: Absence;
  shown = $state.raw<Shown | null>(null);
  /** What the game's table exports besides its component. */
  module = $state.raw<Partial<TableModule>>({});
  /** The game that is played, by its id; "" before the first update. */
  plays = $state('');
  /** The game's glossary. */
  words = $state.raw<unknown>();
  /** The end of the game has been read. */
  overSeen = $state(false);
  /** A device has confirmed that I am its person. */
  confirmed = $state.raw<DeviceConfirmed | null>(null);
  pointed = $state.raw<Event | null>(null);
  /** Who is here without a seat. */
  watching = $state.raw<Pick<Watching, 'people' | 'count'>>({ people: [], count: 0 });
  /** The page of the column beside the table that was chosen. */
  page = $state<SidePage | null>(null);
  /** Events of the log that have not been told yet. */
  #pending = $state(0);
  #player: EventPlayer;
  #listeners = new Set<(event: Event) => void>();
  #over = false;
  #asked: RecoveryRequest | null = null;
  /** What came of my own answer, or of what I let a bot do. */
  #agreed = new WeakSet<Event>();

  /** What happens is shown once I have read what it takes to win. */
  #waiting: Update[] | null;

  /** With `waits` nothing is shown to happen until `begin`. */
  constructor(code: string, waits = false) {
    this.#waiting = waits ? [] : null;
    this.#player = new EventPlayer(
      (shown) => this.#take(shown),
      (event) => this.#stay(event),
      (event) => tumblesOf(event, this.module) * (reducedMotion() ? 0 : pace()),
    );
    this.#player.ontold = (event) => {
      announcer.say(said(event.sentence, this.seats));
      this.talk.told(event);
      this.#noteHandedOver(event);
      for (const listener of this.#listeners) listener(event);
    };
    this.code = code;
    this.absence = new Absence(this);
    this.connection = new Connection(code);
    this.connection.onmessage = (message) => {
      if (message.type === 'device_confirmed') this.confirmed = message;
      if (message.type === 'watching') this.watching = message;
      this.notices.received(message);
      this.talk.received(message);
      this.pointing.received(message);
    };
    this.connection.onupdate = (update, first) => {
      const asked = this.shown?.update.asking?.of;
      if (update.answered || this.my.seats.some(({ number }) => number === asked))
        for (const { event } of update.frames) this.#agreed.add(event);
      this.plays = update.setup?.game ?? this.plays;
      this.notices.updated(update);
      this.talk.updated(update);
      this.#takeName(update);
      if (this.#waiting && this.shown && !first) {
        this.#waiting.push(update);
        this.#count();
      } else this.#play(update, first);
    };
  }

  /** Whoever has recovered seats and no name of their own is called as their owner was. */
  #takeName(update: Update) {
    const name = session.me && nameWithSeats(this.#asked, update, session.me);
    this.#asked = update.recovery ?? null;
    if (name) session.rename(name).catch(() => undefined); // the seat is called so anyway
  }

  /** Who has something that was mine, or gave me something, unless I did it or was asked. */
  #noteHandedOver(event: Event) {
    const handed = this.module.changesHands?.(event, this.my.view);
    if (!handed || this.#agreed.has(event)) return;
    const { from, to } = handed;
    const mine = (seat: number | null) => this.my.seats.some(({ number }) => number === seat);
    if (mine(from) && !mine(to))
      this.notices.handedOver(to === null ? t.handed.lost : t.handed.taken(this.nameOf(to)), event.sentence);
    else if (mine(to) && !mine(from)) this.notices.handedOver(t.handed.got(this.nameOf(from)), event.sentence);
  }

  #play(update: Update, first: boolean) {
    const take = () => this.#player.push(update, first);
    const missed = this.absence.back(update.moves);
    if (missed || document.visibilityState === 'hidden') {
      atOnce(take);
      this.skip();
    } else take();
    this.#count(); // there is more to come, even while something else is shown
  }

  #count() {
    this.#pending = (this.#waiting ?? []).reduce((count, { frames }) => count + frames.length, this.#player.pending);
  }

  /** Show what has happened meanwhile, and all that follows. */
  begin() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const update of waiting) this.#play(update, false);
  }

  update: Update | null = $derived(this.shown?.update ?? null);
  playing: boolean = $derived(this.shown?.playing ?? false);
  #event: Event | null = $derived(this.shown?.event ?? null);
  events: Event[] = $derived(this.#event ? [this.#event] : []);
  /** The dice of what happens now still tumble. */
  tumbling: boolean = $derived(this.shown?.tumbling ?? false);
  log: Event[] = $derived.by(() => this.connection.log.slice(0, this.connection.log.length - this.#pending));
  /** What happens now stays until `goOn`. */
  held: boolean = $derived(this.shown?.held ?? false);
  seats: Seat[] = $derived(this.update?.seats ?? []);
  /** What a bot asks of someone, when all that led to it has been shown. */
  asking: Asking | null = $derived(this.playing ? null : (this.update?.asking ?? null));
  /** By seat: until when someone who is away still counts as here; and the time, as far as that matters. */
  #patience = $state.raw<Record<number, number>>({});
  #now = $state(0);
  #waking: ReturnType<typeof setTimeout>[] = [];
  /** Those the table waits for: whoever a bot asks, or those whose turn it is. */
  waitingFor: number[] = $derived(this.asking ? [this.asking.of] : (this.update?.waiting_for ?? []));
  /** Of those, who has left. */
  away: Seat[] = $derived(
    this.seats.filter((seat) => this.waitingFor.includes(seat.number) && seat.kind === 'person' && !seat.online && !seat.mine),
  );
  /** Seats of people who have been away so long that a bot may fill in. */
  absent: ReadonlySet<number> = $derived(
    new Set(
      this.seats
        .filter(
          (seat) =>
            seat.kind === 'person' &&
            !seat.online &&
            !seat.mine &&
            seat.bot_in !== -1 &&
            (this.#patience[seat.number] ?? 0) <= this.#now,
        )
        .map((seat) => seat.number),
    ),
  );
  #take(shown: Shown) {
    this.shown = shown;
    this.#count();
    if (shown.tumbling) return;
    if (shown.event && this.#stay(shown.event)) knock();
    if (shown.playing) return;
    this.#expect(shown.update.seats);
    this.my.asked(shown.update);
    if (shown.update.result && !this.#over) toll();
    this.#over = !!shown.update.result;
  }

  /** Look again when those who are away have been so long enough. */
  #expect(seats: Seat[]) {
    for (const timer of this.#waking.splice(0)) clearTimeout(timer);
    const now = Date.now();
    const gone = seats.filter((seat) => seat.kind === 'person' && !seat.online);
    this.#now = now;
    this.#patience = Object.fromEntries(gone.map((seat) => [seat.number, now + (seat.bot_in ?? 0) * 1000]));
    for (const seat of gone) this.#waking.push(setTimeout(() => (this.#now = Date.now()), (seat.bot_in ?? 0) * 1000 + 50));
  }

  #stay(event: Event): number {
    return stayOf(event, this.module) * pace();
  }

  /** Open the next game of the same people: its table leads everyone there. */
  async playAgain() {
    await api.rematch(this.code);
  }

  /** Show the table as its game draws it. */
  drawnBy(module: Partial<TableModule>, words: unknown) {
    [this.module, this.words] = [module, words];
    this.#player.follow(module, words);
  }

  skip() {
    atOnce(() => this.#player.skip());
  }

  /** Events for which this holds stay until `goOn`. */
  hold(holds: (event: Event) => boolean) {
    this.#player.holds = holds;
  }

  goOn() {
    this.#player.goOn();
  }

  /** Call a function with every event when it is told, with skipped ones too. Returns how to stop that. */
  listen(told: (event: Event) => void): () => void {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  }

  /** The heading an event opens in the log, or "". */
  heading = (event: Event, seats: Seat[]): string => (this.module.heading ?? usualHeading)(event, seats, this.words);

  nameOf(seat: number): string {
    return seatName(this.seats[seat], this.seats);
  }

  end() {
    for (const timer of this.#waking) clearTimeout(timer);
    this.absence.end();
    this.#player.end();
    this.connection.end();
  }
}
