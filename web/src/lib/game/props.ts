/**
 * What the shell hands to a game's components, and gets back.
 *
 * The shell knows no game: it hands a view on without looking into it. A game's own components name the types of its view and
 * glossary, which are in `generated/<id>.ts`.
 */
import type { Component, Snippet } from 'svelte';
import type { Answer, ChoiceInfo, Event, GameInfo, OptionInfo, Question, Seat, Sentence, Turn } from '../../generated/messages';
import type { Point } from './table-parts';
import type { NamedPile } from '../texts/named-things';
import type { AnswerOf, EventOf, Given, Kinds, QuestionOf } from './kinds';

/** A game with its glossary: its components by id. */
export type GameOf<Words> = GameInfo & { glossary: Words };

/**
 * What `games/<id>/Table.svelte` gets: `TableProps<VillageView, Glossary, { told: Told; parts: Parts; asked: Asked }>`.
 *
 * Updates are played event by event: `view` is the table as it is with the event that is played, and `questions` is empty until
 * the last one.
 */
export interface TableProps<View = unknown, Words = unknown, K extends Kinds = Kinds, Scene = unknown> {
  game: GameOf<Words>;
  /** What I see of the table, as the game's own view tells it. */
  view: View;
  /** What the events up to now come to, as the game's `begin` and `follow` tell it; undefined where it has none. */
  scene?: Scene;
  /** The seat whose eyes these are, or null for a spectator. */
  seat: number | null;
  seats: Seat[];
  /** Everything my seats are asked now. */
  questions: QuestionOf<K>[];
  /** What happens right now, to be played out: one event at a time, none while nothing happens. */
  events: EventOf<K>[];
  /** Its dice still tumble: nothing on the table tells yet what came of them. */
  tumbling?: boolean;
  /** Seats the table waits for. */
  waitingFor: number[];
  /** Take this answer of a question. */
  choose: (question: Question, answer: Answer) => void;
  /** Take several answers of a series, one after the other, and at last `ending`, if that is asked for by then. */
  chooseSeries: (question: Question, answers: Given[], ending?: Given | null) => void;
  /** Ask why an answer is not possible. */
  askWhy: (answer: Given) => void;
  /** What a hovered line of the log speaks of, to be shown where it is. */
  pointed: EventOf<K> | null;
  /** The kind of answers the player has opened in the prompt bar: light these alone. Null: light all. */
  kind: string | null;
  /** The answer a hint names. */
  hinted: AnswerOf<K> | null;
  /** The column beside the table has the plate of the seat whose eyes these are. */
  beside?: boolean;
  /** What a narrow screen shows: "table", or the id of one of the game's own tabs. A wide screen shows all: "all". */
  tab: string;
  /** The prompt bar. A table that exports `placesPrompt` renders it once, `{@render prompt()}`; else the shell puts it below. */
  prompt: Snippet;
}

/** The top bar's middle, `games/<id>/Status.svelte`: tracks and counts everyone looks for. Optional. */
export type StatusProps<View = unknown, Words = unknown, K extends Kinds = Kinds> = Pick<
  TableProps<View, Words, K>,
  'game' | 'view' | 'seat' | 'seats' | 'events'
>;

/** Below a seat's name in the list of seats and on my plate, `games/<id>/SeatNote.svelte`: who they play and what they hold. Optional. */
export interface SeatNoteProps<View = unknown, Words = unknown> {
  game: GameOf<Words>;
  view: View;
  /** The seat this note is about. */
  of: number;
}

/** How a kind of answers looks in the prompt bar: a short label ("Move"), an icon's name, and whether it ends something. */
export interface KindLook<Words = unknown, K extends Kinds = Kinds> {
  label: string;
  icon?: string;
  ending?: boolean;
  /** Answers of this kind are always gathered, however few answers there are. */
  gathered?: boolean;
  /** Answers of this kind always stand side by side, however many answers there are. */
  apart?: boolean;
  /** It costs dearly. */
  dire?: boolean;
  /** Its card tells the rest: what comes of it is shown, not what more there is to tell. */
  terse?: boolean;
  /** No key takes it: it is not to be given by mistake. */
  keyless?: boolean;
  /** What one of several answers is called, where its label says more than there is room for. */
  name?(answer: AnswerOf<K>, words: Words): Sentence;
  /** What an answer looks like, in place of an icon. */
  Picture?: Component<{ answer: AnswerOf<K>; game: GameOf<Words> }>;
  /** What these answers would do, in a few words; without it an answer's own label is shown. */
  note?(answers: AnswerOf<K>[], words: Words): Sentence;
}

/** How a question reads in the prompt bar. What is left out is as usual: "Your turn", and the question's own prompt. */
export interface Asked {
  title?: string;
  text?: Sentence;
  /** So many of so many are left: shown as dots. */
  left?: number;
  of?: number;
  /** What comes after it. */
  then?: string;
}

/** A tab of the game's own on narrow screens. */
export interface GameTab {
  id: string;
  label: string;
  icon: string;
}

/** What `Table.svelte` may export from its module script, besides the component. */
export interface TableModule<View = unknown, Words = unknown, K extends Kinds = Kinds, Scene = unknown> {
  default: Component<TableProps<View, Words, K, Scene>>;
  /** The scene of a table whose events were not seen: what the table itself tells of what just happened on it. */
  begin?(view: View, words: Words): Scene;
  /**
   * The scene with an event, or with a change of the table without one that I may know. `view` is the table as it then is, `before` as it
   * was. Both functions are pure: the same events on the same tables give the same scene at a table, skipped, and in a review.
   */
  follow?(scene: Scene, event: EventOf<K> | null, view: View, before: View, words: Words): Scene;
  /** The table renders the prompt bar itself. */
  placesPrompt?: boolean;
  /** Tabs of its own on narrow screens, besides the table. */
  tabs?: GameTab[];
  /** How kinds of answers look, by kind. */
  kinds?: Record<string, KindLook<Words, K>>;
  /** How a question reads in the prompt bar. */
  asks?(question: QuestionOf<K>, view: View, game: GameOf<Words>): Asked;
  /** What stands below the table's name: which turn it is, and which part of it. */
  subtitle?(view: View): string;
  /** The rule at which the rulebook opens, by the kind of answers that is opened, or of the question that is asked. */
  rules?: Partial<Record<string, string>>;
  /** How long an event is shown before the next, in milliseconds at normal speed; 0: the next follows at once. */
  pace?(event: EventOf<K>): number;
  /** How many dice an event throws: they land one after the other, and what came of them is told when all lie still. */
  dice?(event: EventOf<K>): number;
  /** The heading an event opens in the log ("Turn 9, Mara"), or "" if it opens none; `words` is the game's glossary. */
  heading?(event: EventOf<K>, seats: Seat[], words: Words): string;
  /** The turn that an event opens, as the game counts them; null if it opens none. Without it a review counts whose answer it is. */
  opensTurn?(event: EventOf<K>): { number: number; seat: number } | null;
  /** What the game calls such a turn: "Turn 9, Mara", or "Round 3, Butler Mara". */
  turnName?(number: number, name: string): string;
  /** An icon for a line of the log, or "". */
  logIcon?(event: EventOf<K>): string;
  /** Whether a line of the log speaks of a place: then a touch on it goes there. */
  pointsAt?(event: EventOf<K>, view: View): boolean;
  /** The table shows everyone who plays: beside it stands my own plate alone, and the list of seats is a tab. */
  showsSeats?: boolean;
  /** Talk is a part of this game and shown first; an event told in it, between what is said ("Priya takes the Library."), or "". */
  aside?(event: EventOf<K>, seats: Seat[]): string;
  /** Short sentences that are often said at this point of the game, to be said with one press. */
  phrases?(view: View, words: Words): string[];
  /** Piles that lie open on the table, to be looked through. */
  piles?(view: View): NamedPile[];
  /** The seats from which and to which something goes with an event; null where nothing changes hands. */
  changesHands?(event: EventOf<K>, view: View): HandedOver | null;
  /** An event that is worth a moment, as it is shown large over the table; null for all others. */
  celebrates?(event: EventOf<K>, words: Words): Celebration | null;
  /** Moments at which everyone is asked, whatever they hold, so that nobody learns from it who holds something. */
  moments?: Moments<View, K>;
  /** Whether hands are hidden: several people at one screen then hand it over. */
  hiddenHands?: boolean;
}

/** Something that changes hands: from a seat, and to another one, or null where it is lost. */
export interface HandedOver {
  from: number;
  to: number | null;
}

/** How a player lets moments be at which everyone is asked. When it is done never depends on what is held, unless only bots are there to see it. */
export interface Moments<View = unknown, K extends Kinds = Kinds> {
  /** The answer that lets such a moment be; undefined if a question is none. */
  passes(question: QuestionOf<K>): AnswerOf<K> | undefined;
  /** All of them can be let be at once, as long as this stays the same. */
  span(view: View): unknown;
  /** The answer that does so, what comes of it, and what is told meanwhile. */
  label: string;
  note: string;
  meanwhile: string;
}

/** Where players make what they bring to a game, `games/<id>/Workshop.svelte`: a page of its own. Optional. */
export interface WorkshopProps<Words = unknown> {
  game: GameOf<Words>;
}

/** One point of a game, as the review sees it. */
export interface Moment<View = unknown> {
  /** Answers given so far. */
  moves: number;
  /** Which turn this belongs to, counted from 1; 0 is the set-up. */
  turn: number;
  /** Whose turn; -1 is the set-up. */
  seat: number;
  view: View;
}

/** What `games/<id>/Charts.svelte` gets: moments of the game, where the review stands, and a way to go elsewhere. Optional. */
export interface ChartsProps<View = unknown, Words = unknown> {
  game: GameOf<Words>;
  seats: Seat[];
  /** The table after each turn, as far as it is loaded: in order, growing, at most some sixty. */
  moments: Moment<View>[];
  /** Each answer of the game with what it brought about. */
  answers: Turn[];
  /** The table at the point that is shown. */
  view: View;
  /** Answers in the whole game. */
  moves: number;
  /** Answers given at the point that is shown. */
  at: number;
  /** Show the point after so many answers. */
  go: (moves: number) => void;
}

/** What an ending is told from: all that happened as far as it is known now, the table at the end, who won and how it ended. */
export interface Ended<View = unknown, Words = unknown, K extends Kinds = Kinds> {
  events: EventOf<K>[];
  view: View;
  words: Words;
  winners: number[];
  reason: string;
  seats: Seat[];
}

/** How a game went: `games/<id>/ending.ts` exports `ending(told: Ended): Ending`. */
export interface Ending {
  /** What can be counted: turns, rescues, how close it was. */
  facts: { label: string; value: string }[];
  /** The turning point, in a sentence. */
  turning?: string;
  /** All players in the order of their places, each with what they had; none where all win or lose together. */
  places?: { seat: number; place: number; text: string }[];
}

/** Something to enjoy: it is shown large while its event plays. */
export interface Celebration {
  title: Sentence;
  text?: string;
  icon: string;
  colour: string;
}

/** A turning point in a sentence, where the event's own says too little; `before` is all that was told before it. */
export type TellMoment = (event: Event, before: Event[], words: unknown) => string;

/** What this browser keeps that can be chosen for an option, besides its own choices. */
export type KeptFor = (option: OptionInfo) => ChoiceInfo[];

/** How a choice of an option is drawn on the new-table page: `games/<id>/pictures.ts` exports `PICTURES` by choice id. Optional. */
export interface ChoicePicture {
  icon: string;
  colour: string;
  /** A tombstone for what threatens, a coin for people. */
  shape: 'arch' | 'coin';
  /** A second figure beside it. */
  beside?: { icon: string; colour: string };
  /** What it does in a line, where the option's own help is long. */
  line?: string;
  /** How hard it is, from 1 to 3. */
  hard?: number;
}

/** What a guide's condition may look at. */
export interface GuideState<View = unknown, K extends Kinds = Kinds> {
  view: View;
  questions: QuestionOf<K>[];
  /** What happened since the step's turn came; for a moment, since the guide began. */
  events: EventOf<K>[];
}

/** A value, or what it is as the table stands. */
export type Told<T, View = unknown, K extends Kinds = Kinds> = T | ((state: GuideState<View, K>) => T);

/** One coach mark: `games/<id>/guide.ts` exports `GUIDE`. */
export interface GuideStep<View = unknown, K extends Kinds = Kinds, Part extends string = string> {
  title: string;
  /** One instruction; `**words**` are stressed. */
  text: Told<string, View, K>;
  /** What the mark lights and never covers: parts of the table, the first of these that are drawn. None: the middle. */
  points?: Told<(Point<Part> | Point<Part>[])[], View, K>;
  /** What it tells of besides, lit and never covered too. */
  shows?: Part;
  /** A rule that can be read from here. */
  rule?: string;
  /** The step is shown while this holds, and covers nothing before. */
  when?(state: GuideState<View, K>): boolean;
  /** The step is over when this holds, shown or not. Without it the mark has a Next button. */
  done?(state: GuideState<View, K>): boolean;
  /** What the step waits for can still be done. When I am asked and this does not hold, the step is left out. */
  still?(state: GuideState<View, K>): boolean;
}

/** A first game with coach marks: how its table is set up, and the steps. */
export interface Guide<View = unknown, K extends Kinds = Kinds, Part extends string = string> {
  options: Record<string, unknown>;
  seats: { kind: 'me' | 'bot'; bot?: string }[];
  seed: number;
  name: string;
  steps: GuideStep<View, K, Part>[];
  /** Come up once, in no order, when their `when` first holds and no step is shown. */
  moments: (GuideStep<View, K, Part> & Required<Pick<GuideStep<View, K>, 'when'>>)[];
  /** Come up once, when what they are about first happens: the table stops there until it was read. */
  scenes?: (GuideStep<View, K, Part> & { at(told: K['told'], state: GuideState<View, K>): boolean })[];
  /** What goes on while nothing is asked of me; null while that is my own move. */
  meanwhile(state: GuideState<View, K>): { title: string; text: string } | null;
}
