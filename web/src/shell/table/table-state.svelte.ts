/** Everything the page of a table knows: what is shown, whose eyes see it, and what is asked. */
import { SvelteSet } from 'svelte/reactivity';
import type { Answer, Asking, Event, Question, Redo, Seat, Undo, Update } from '../../generated/messages';
import { announcer } from '../../ui/announce.svelte';
import { api } from '../../lib/connection/api';
import { EventPlayer, sceneOf, stayOf, tumblesOf, type Shown } from '../../lib/playback/event-player';
import { seenBy, type View } from '../../lib/playback/frames';
import { LiveTable } from '../../lib/connection/live.svelte';
import { isSpeech } from '../../lib/game/kinds';
import { usualHeading } from '../../lib/log/log';
import { named, seatName } from '../../lib/texts/seat-names';
import { openQuestions, passKey } from '../../kit/prompt';
import type { TableModule } from '../../lib/game/props';
import { atOnce, pace, reducedMotion, settings } from '../../lib/session/settings.svelte';
import { route } from '../../lib/router/router.svelte';
import { bell, knock, toll } from '../../lib/playback/sounds';
import { t } from '../../lib/texts/texts';

export class TableState {
  live: LiveTable;
  shown = $state.raw<Shown | null>(null);
  /** What the game's table exports besides its component. */
  module = $state.raw<Partial<TableModule>>({});
  /** The game's glossary. */
  words = $state.raw<unknown>();
  /** The end of the game has been read. */
  overSeen = $state(false);
  /** The kind of answers that is opened in the prompt bar. */
  opened = $state<string | null>(null);
  pointed = $state.raw<Event | null>(null);
  /** Who holds the screen, where several people share it and hands are hidden. */
  #holder = $state<number | null>(null);
  #lastEyes = $state<number | null>(null);
  #read = $state(0);
  /** Events of the log that have not been told yet. */
  #pending = $state(0);
  #said: number = $derived.by(
    () => this.live.earlier.length + this.log.filter((event) => isSpeech(event.parts)).length + this.live.chat.length,
  );
  #passed = new SvelteSet<string>();
  /** By seat: how long it lets every moment be at which all are asked. */
  #lets = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  /** The update that asked at the last moment that I let be without being asked. */
  #letAt = -1;
  #player: EventPlayer;
  #listeners = new Set<(event: Event) => void>();
  #asked = '';
  /** Whom it was asked of, and what kind of question it was. */
  #question = '';
  #over = false;

  /** What happens is shown once I have read what it takes to win. */
  #waiting: Update[] | null;

  /** With `waits` nothing is shown to happen until `begin`. */
  constructor(code: string, waits = false) {
    this.#waiting = waits ? [] : null;
    this.#player = new EventPlayer(
      (shown) => this.#take(shown),
      (event) => this.#stay(event),
      (event) => tumblesOf(event, this.module) * pace(settings.speed, reducedMotion()),
    );
    this.#player.ontold = (event) => {
      announcer.say(named(event.sentence, this.seats));
      for (const listener of this.#listeners) listener(event);
    };
    this.live = new LiveTable(code);
    this.live.onupdate = (update, first) => {
      if (this.#waiting && this.shown && !first) {
        this.#waiting.push(update);
        this.#count();
        return;
      }
      const take = () => this.#player.push(update, first);
      if (document.visibilityState === 'hidden') {
        atOnce(take);
        this.skip();
      } else take();
      this.#count(); // there is more to come, even while something else is shown
    };
  }

  #count() {
    this.#pending = (this.#waiting ?? []).reduce((count, { frames }) => count + frames.length, this.#player.pending);
  }

  /** Show what has happened meanwhile, and all that follows. */
  begin() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const update of waiting) this.live.onupdate(update, false);
  }

  update: Update | null = $derived(this.shown?.update ?? null);
  playing: boolean = $derived(this.shown?.playing ?? false);
  #event: Event | null = $derived(this.shown?.event ?? null);
  events: Event[] = $derived(this.#event ? [this.#event] : []);
  /** The dice of what happens now still tumble. */
  tumbling: boolean = $derived(this.shown?.tumbling ?? false);
  log: Event[] = $derived.by(() => this.live.log.slice(0, this.live.log.length - this.#pending));
  /** What happens now stays until `goOn`. */
  held: boolean = $derived(this.shown?.held ?? false);
  seats: Seat[] = $derived(this.update?.seats ?? []);
  mine: Seat[] = $derived(this.seats.filter((seat) => seat.mine));
  /** Seats I answer for myself. */
  sitting: Seat[] = $derived(this.mine.filter((seat) => seat.kind === 'person'));
  /** The others are bots: nobody learns anything from what I do not do. */
  alone: boolean = $derived(this.sitting.length === 1 && this.seats.every((seat) => seat.mine || seat.kind === 'bot'));
  /** Seats of mine that let every moment be for now. */
  letting: number[] = $derived(
    this.sitting.map(({ number }) => number).filter((seat) => this.#lets.has(seat) && this.#lets.get(seat) === this.#span(seat)),
  );
  all: Question[] = $derived(this.playing ? [] : (this.update?.questions ?? []).filter((question) => !this.#lettingBe(question)));
  /** Where several people share a screen, one of them is asked at a time. */
  shared: boolean = $derived(!!this.module.hiddenHands && this.sitting.length > 1);
  /** Whose eyes should see the table now. */
  wanted: number | null = $derived.by(() => {
    const main = this.all.find((question) => !question.interrupt);
    return main?.seat ?? this.#lastEyes ?? this.mine[0]?.number ?? null;
  });
  /** The seat the screen must be handed to first, or null. */
  handTo: Seat | null = $derived(
    this.shared && this.update?.status === 'playing' && this.wanted !== this.#holder
      ? (this.seats.find((seat) => seat.number === this.wanted) ?? null)
      : null,
  );
  eyes: number | null = $derived(this.shared ? (this.#holder ?? this.wanted) : this.wanted);
  view: View = $derived(seenBy(this.shown?.views ?? {}, this.eyes));
  scene: unknown = $derived(sceneOf(this.shown, this.eyes));
  /** What is asked now of those who look at the screen, without what they pass on. */
  questions: Question[] = $derived.by(() => {
    const open = openQuestions(this.all, this.#passed);
    return this.shared ? open.filter((question) => question.seat === this.eyes) : open;
  });
  main: Question | null = $derived(this.questions[0] ?? null);
  /** What those who look at the screen may answer beside the play: an offer to end the game, say. */
  asides: Question[] = $derived(
    this.playing ? [] : (this.update?.asides ?? []).filter((aside) => !this.shared || aside.seat === this.eyes),
  );
  /** What a bot asks of someone, when all that led to it has been shown. */
  asking: Asking | null = $derived(this.playing ? null : (this.update?.asking ?? null));
  /** A bot asks me. */
  askedOf: Asking | null = $derived(
    this.asking && this.sitting.some((seat) => seat.number === this.asking?.of) ? this.asking : null,
  );
  /** By seat: until when someone who is away still counts as here; and the time, as far as that matters. */
  #patience = $state.raw<Record<number, number>>({});
  #now = $state(0);
  #waking: ReturnType<typeof setTimeout>[] = [];
  myTurn: boolean = $derived.by(() => !!this.askedOf || this.all.some((question) => !question.interrupt));
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
        .filter((seat) => seat.kind === 'person' && !seat.online && !seat.mine && (this.#patience[seat.number] ?? 0) <= this.#now)
        .map((seat) => seat.number),
    ),
  );
  /**
   * My last step, which can be taken back: of the seat that looks at the table, or of another one of mine. While things are shown it is
   * the step that led to them.
   */
  undo: Undo | null = $derived.by(() => {
    const mine = this.live.update?.undo ?? [];
    return mine.find((undo) => undo.seat === this.eyes) ?? mine.at(-1) ?? null;
  });
  redo: Redo | null = $derived(this.update?.redo[0] ?? null);
  #doubting = $state.raw<Undo | null>(null);
  /** What I am about to take back, until I have seen what goes with it; nothing, when its moment has passed. */
  doubted: Undo | null = $derived(
    this.undo && this.#doubting?.seat === this.undo.seat && this.#doubting.to === this.undo.to ? this.undo : null,
  );
  /** What was said since the talk was last looked at. */
  unread: number = $derived(Math.max(0, this.#said - this.#read));
  title: string = $derived(this.main?.prompt ?? '');

  #take(shown: Shown) {
    this.shown = shown;
    this.#count();
    if (shown.tumbling) return;
    if (shown.event && this.#stay(shown.event)) knock();
    if (shown.playing) return;
    this.#expect(shown.update.seats);
    const wish = this.askedOf;
    if (wish) {
      if (this.#asked !== `wish ${wish.id}`) {
        bell();
        announcer.say(`${wish.text} ${wish.why}.`);
      }
      this.#asked = `wish ${wish.id}`;
      return;
    }
    this.#letBe(shown.update);
    const main = this.all.find((question) => !question.interrupt);
    const asked = main ? `${shown.update.moves} ${main.seat}` : '';
    if (main && asked !== this.#asked) {
      this.#lastEyes = main.seat;
      // What others do in between leaves open what is looked through.
      if (this.#question !== `${main.seat} ${main.kind}`) this.opened = null;
      if (!this.#asked) bell();
      announcer.say(this.sitting.length > 1 ? `${t.prompt.for(this.nameOf(main.seat))}. ${main.prompt}` : main.prompt);
    }
    this.#asked = asked;
    this.#question = main ? `${main.seat} ${main.kind}` : '';
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
    return stayOf(event, this.module) * pace(settings.speed, reducedMotion());
  }

  choose = (question: Question, answer: Answer) => {
    this.opened = null;
    this.#answer(question, [answer.id]);
  };

  chooseSeries = (question: Question, answers: (number | string)[], ending = '') => {
    this.opened = null;
    this.#answer(question, answers, ending);
  };

  /** Give an answer that its player is not asked for. */
  chooseAlone(question: Question, answer: Answer) {
    if (this.update) this.live.answer(this.update.sequence, question.seat, [answer.id], '', true);
  }

  #answer(question: Question, answers: (number | string)[], ending = '') {
    if (this.update) this.live.answer(this.update.sequence, question.seat, answers, ending);
  }

  askWhy = (text: string) => {
    const seat = this.main?.seat ?? this.eyes;
    if (seat !== null) this.live.askWhy(seat, text);
  };

  /** Let an interrupt be, as long as the same is offered. */
  pass(question: Question) {
    this.#passed.add(passKey(question));
  }

  /** What a seat that lets all moments be does so for. */
  #span(seat: number): unknown {
    return this.module.moments?.span(seenBy(this.shown?.views ?? {}, seat));
  }

  /** The answer by which a moment is let be that all are asked at, if I need not be asked. */
  #lettingBe(question: Question): Answer | undefined {
    const passing = this.module.moments?.passes(question);
    return passing && ((this.alone && question.answers.length === 1) || this.letting.includes(question.seat)) ? passing : undefined;
  }

  #letBe({ questions, sequence }: Update) {
    const question = questions.find((each) => this.#lettingBe(each));
    const passing = question && this.#lettingBe(question);
    if (!question || !passing || this.#letAt === sequence) return;
    this.#letAt = sequence;
    this.chooseAlone(question, passing);
  }

  /** Let this moment be, and all that follow while the game's span of them lasts. */
  letAllBe(question: Question) {
    const passing = this.module.moments?.passes(question);
    if (!passing) return;
    this.#lets = new Map([...this.#lets, [question.seat, this.#span(question.seat)]]);
    this.#letAt = this.update?.sequence ?? -1;
    this.choose(question, passing);
  }

  /** Be asked again. */
  askAgain() {
    this.#lets = new Map();
  }

  /** Take my last step back: at once if it is mine alone, else when I have seen what goes with it. */
  takeBack() {
    if (this.undo?.free) this.#takeBack(this.undo);
    else this.#doubting = this.undo;
  }

  /** I have seen what goes with it: take it back, or keep everything as it is. */
  decideUndo(yes: boolean) {
    if (yes && this.doubted) this.#takeBack(this.doubted);
    this.#doubting = null;
  }

  #takeBack({ seat, to }: Undo) {
    this.askAgain();
    this.live.undo(seat, to);
  }

  /** Do what was taken back again. */
  doAgain() {
    if (this.redo) this.live.redo(this.redo.seat);
  }

  /** To the table at which the same people play again. */
  async playAgain(problem: (why: string) => void) {
    try {
      route.go(`/t/${this.update?.rematch || (await api.rematch(this.live.code)).code}`);
    } catch (error) {
      problem((error as Error).message);
    }
  }

  /** The screen is now in the hands of this seat. */
  handed(seat: number) {
    this.#holder = seat;
  }

  /** All that was said has been read. */
  readTalk() {
    this.#read = this.#said;
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
    this.#player.end();
    this.live.end();
  }
}
