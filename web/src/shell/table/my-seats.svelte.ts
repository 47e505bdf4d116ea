/** The seats that I answer for: whose eyes see the table, what is asked of me, and what I take back. */
import { SvelteSet } from 'svelte/reactivity';
import type { Answer, Asking, Question, Redo, Seat, Undo, Update } from '../../generated/messages';
import { openQuestions, passKey } from '../../kit/prompt';
import type { Given } from '../../lib/game/kinds';
import { sceneOf } from '../../lib/playback/event-player';
import { seenBy, type View } from '../../lib/playback/frames';
import { bell } from '../../lib/playback/sounds';
import { namingPlayers, said, stopped, together } from '../../lib/texts/sentences';
import { t } from '../../lib/texts/texts';
import { announcer } from '../../ui/announce.svelte';
import type { TableState } from './table-state.svelte';

export class MySeats {
  /** Who holds the screen, where several people share it and hands are hidden. */
  #holder = $state<number | null>(null);
  #lastEyes = $state<number | null>(null);
  #passed = new SvelteSet<string>();
  /** By seat: how long it lets every moment be at which all are asked. */
  #lets = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  /** The update that asked at the last moment that I let be without being asked. */
  #letAt = -1;
  #asked = '';
  /** Whom it was asked of, and what kind of question it was. */
  #question = '';
  #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The kind of answers that is opened in the prompt bar. */
  opened = $state<string | null>(null);
  seats: Seat[] = $derived.by(() => this.#table.seats.filter((seat) => seat.mine));
  /** Seats I answer for myself. */
  sitting: Seat[] = $derived(this.seats.filter((seat) => seat.kind === 'person'));
  /** The others are bots: nobody learns anything from what I do not do. */
  alone: boolean = $derived.by(
    () => this.sitting.length === 1 && this.#table.seats.every((seat) => seat.mine || seat.kind === 'bot'),
  );
  /** Seats of mine that let every moment be for now. */
  letting: number[] = $derived(
    this.sitting.map(({ number }) => number).filter((seat) => this.#lets.has(seat) && this.#lets.get(seat) === this.#span(seat)),
  );
  all: Question[] = $derived.by(() =>
    this.#table.playing
      ? []
      : (this.#table.update?.questions ?? [])
          .filter((question) => !this.#lettingBe(question))
          .map((question) => namingPlayers(question, this.#table.seats)),
  );
  /** Where several people share a screen, one of them is asked at a time. */
  shared: boolean = $derived.by(() => !!this.#table.module.hiddenHands && this.sitting.length > 1);
  /** Whose eyes should see the table now. */
  wanted: number | null = $derived.by(() => {
    const main = this.all.find((question) => !question.interrupt);
    const last = this.seats.find(({ number }) => number === this.#lastEyes);
    return main?.seat ?? (last ?? this.seats[0])?.number ?? null;
  });
  /** The seat the screen must be handed to first, or null. */
  handTo: Seat | null = $derived.by(() =>
    this.shared && this.#table.update?.status === 'playing' && this.wanted !== this.#holder
      ? (this.#table.seats.find((seat) => seat.number === this.wanted) ?? null)
      : null,
  );
  eyes: number | null = $derived(this.shared ? (this.#holder ?? this.wanted) : this.wanted);
  view: View = $derived.by(() => seenBy(this.#table.shown?.views ?? {}, this.eyes));
  scene: unknown = $derived.by(() => sceneOf(this.#table.shown, this.eyes));
  /** What is asked now of those who look at the screen, without what they pass on. */
  questions: Question[] = $derived.by(() => {
    const open = openQuestions(this.all, this.#passed);
    return this.shared ? open.filter((question) => question.seat === this.eyes) : open;
  });
  main: Question | null = $derived(this.questions[0] ?? null);
  /** What those who look at the screen may answer beside the play: an offer to end the game, say. */
  asides: Question[] = $derived.by(() =>
    this.#table.playing ? [] : (this.#table.update?.asides ?? []).filter((aside) => !this.shared || aside.seat === this.eyes),
  );
  /** A bot asks me. */
  askedOf: Asking | null = $derived.by(() =>
    this.#table.asking && this.sitting.some((seat) => seat.number === this.#table.asking?.of) ? this.#table.asking : null,
  );
  turn: boolean = $derived.by(() => !!this.askedOf || this.all.some((question) => !question.interrupt));
  /**
   * My last step, which can be taken back: of the seat that looks at the table, or of another one of mine. While things are shown it is
   * the step that led to them.
   */
  undo: Undo | null = $derived.by(() => {
    const mine = this.#table.connection.update?.undo ?? [];
    return mine.find((undo) => undo.seat === this.eyes) ?? mine.at(-1) ?? null;
  });
  redo: Redo | null = $derived.by(() => this.#table.update?.redo[0] ?? null);
  #doubting = $state.raw<Undo | null>(null);
  /** What I am about to take back, until I have seen what goes with it; nothing, when its moment has passed. */
  doubted: Undo | null = $derived(
    this.undo && this.#doubting?.seat === this.undo.seat && this.#doubting.to === this.undo.to ? this.undo : null,
  );

  /** All that led to this update was shown: let be what need not be asked, and tell what is asked. */
  asked(update: Update) {
    const wish = this.askedOf;
    if (wish) {
      if (this.#asked !== `wish ${wish.id}`) {
        bell();
        announcer.say(said(together(wish.text ?? '', ' ', stopped(wish.why ?? '')), this.#table.seats));
      }
      this.#asked = `wish ${wish.id}`;
      return;
    }
    this.#letBe(update);
    const main = this.all.find((question) => !question.interrupt);
    const asked = main ? `${update.moves} ${main.seat}` : '';
    if (main && asked !== this.#asked) {
      this.#lastEyes = main.seat;
      // What others do in between leaves open what is looked through.
      if (this.#question !== `${main.seat} ${main.kind}`) this.opened = null;
      if (!this.#asked) bell();
      const prompt = said(main.prompt, this.#table.seats);
      announcer.say(this.sitting.length > 1 ? `${t.prompt.for(this.#table.nameOf(main.seat))}. ${prompt}` : prompt);
    }
    this.#asked = asked;
    this.#question = main ? `${main.seat} ${main.kind}` : '';
  }

  choose = (question: Question, answer: Answer) => {
    this.opened = null;
    this.#answer(question, [answer.id]);
  };

  chooseSeries = (question: Question, answers: Given[], ending: Given | null = null) => {
    this.opened = null;
    this.#answer(question, answers, ending);
  };

  /** Give an answer that its player is not asked for. */
  chooseAlone(question: Question, answer: Answer) {
    if (this.#table.update) this.#table.connection.answer(this.#table.update.sequence, question.seat, [answer.id], null, true);
  }

  #answer(question: Question, answers: Given[], ending: Given | null = null) {
    if (this.#table.update) this.#table.connection.answer(this.#table.update.sequence, question.seat, answers, ending);
  }

  askWhy = (answer: Given) => {
    const seat = this.main?.seat ?? this.eyes;
    if (seat !== null) this.#table.connection.askWhy(seat, answer);
  };

  /** Let an interrupt be, as long as the same is offered. */
  pass(question: Question) {
    this.#passed.add(passKey(question));
  }

  /** What a seat that lets all moments be does so for. */
  #span(seat: number): unknown {
    return this.#table.module.moments?.span(seenBy(this.#table.shown?.views ?? {}, seat));
  }

  /** The answer by which a moment is let be that all are asked at, if I need not be asked. */
  #lettingBe(question: Question): Answer | undefined {
    const passing = this.#table.module.moments?.passes(question);
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
    const passing = this.#table.module.moments?.passes(question);
    if (!passing) return;
    this.#lets = new Map([...this.#lets, [question.seat, this.#span(question.seat)]]);
    this.#letAt = this.#table.update?.sequence ?? -1;
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
    this.#table.connection.undo(seat, to);
  }

  /** Do what was taken back again. */
  doAgain() {
    if (this.redo) this.#table.connection.redo(this.redo.seat);
  }

  /** The screen is now in the hands of this seat. */
  handed(seat: number) {
    this.#holder = seat;
  }
}
