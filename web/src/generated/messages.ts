/* Made from the server's messages by `npm run types`: do not edit. */

export interface Messages {
  Answer?: Answer;
  AskHint?: AskHint;
  AskRedo?: AskRedo;
  AskUndo?: AskUndo;
  AskWhy?: AskWhy;
  Asking?: Asking;
  Branch?: Branch;
  BrokenRule?: BrokenRule;
  Chance?: Chance;
  ChapterInfo?: ChapterInfo;
  Checked?: Checked;
  ChoiceInfo?: ChoiceInfo;
  Clock?: Clock;
  Closed?: Closed;
  Consent?: Consent;
  Device?: Device;
  DeviceConfirmed?: DeviceConfirmed;
  DeviceLink?: DeviceLink;
  Draft?: Draft;
  Drawing?: Drawing;
  DrawnDraft?: DrawnDraft;
  EarlierPlayer?: EarlierPlayer;
  Event?: Event;
  Frame?: Frame;
  GameInfo?: GameInfo;
  GiveAnswer?: GiveAnswer;
  Greyed?: Greyed;
  Hint?: Hint;
  History?: History;
  HostOptions?: HostOptions;
  Message?: Message;
  Myself?: Myself;
  NewSeat?: NewSeat;
  NewSetup?: NewSetup;
  NewTable?: NewTable;
  OpenRecord?: OpenRecord;
  OptionInfo?: OptionInfo;
  Person?: Person;
  PointAt?: PointAt;
  Pointed?: Pointed;
  PresetInfo?: PresetInfo;
  Question?: Question;
  Reach?: Reach;
  RecordCopy?: RecordCopy;
  RecordInfo?: RecordInfo;
  RecordPlayer?: RecordPlayer;
  RecordReport?: RecordReport;
  RecordText?: RecordText;
  RecoveryDeclined?: RecoveryDeclined;
  RecoveryRequest?: RecoveryRequest;
  Redo?: Redo;
  RefusedAnswer?: RefusedAnswer;
  Rename?: Rename;
  Reply?: Reply;
  Report?: Report;
  ReportRule?: ReportRule;
  ReportedRule?: ReportedRule;
  Review?: Review;
  RuleInfo?: RuleInfo;
  RuleReported?: RuleReported;
  Said?: Said;
  Say?: Say;
  Seat?: Seat;
  TableCard?: TableCard;
  TableSetup?: TableSetup;
  Told?: Told;
  Turn?: Turn;
  Undo?: Undo;
  UndoDeclined?: UndoDeclined;
  UndoRequest?: UndoRequest;
  Update?: Update;
  Verified?: Verified;
  Watcher?: Watcher;
  Watching?: Watching;
  Why?: Why;
  Wished?: Wished;
  WorkshopInfo?: WorkshopInfo;
  Writing?: Writing;
}
/**
 * An open answer: its number, text, label and named parts (kind among them), what comes of it, and what there is to add.
 *
 * Views and questions to programs have the same shape, with sentences as texts.
 */
export interface Answer {
  id: number;
  label: Sentence;
  more?: Sentence;
  note?: Sentence;
  parts: {kind: string; [part: string]: string};
  text: string;
}
export interface AskHint {
  seat: number;
  type: 'ask_hint';
}
/**
 * Do the step again that this seat took back, while nothing else was answered.
 */
export interface AskRedo {
  seat: number;
  type: 'redo';
}
/**
 * Go back to the game after `to` answers; done at once if it is free, else the others are asked.
 */
export interface AskUndo {
  seat: number;
  to: number;
  type: 'undo';
}
export interface AskWhy {
  answer: number | string | {};
  seat: number;
  type: 'ask_why';
}
/**
 * A bot asks something of a seat before it acts on what that seat has. The table waits for the answer.
 *
 * What it asks is told to that seat alone. Of `things` any may be given; without any they agree or not. With `offer` they
 * would get them.
 */
export interface Asking {
  id: number;
  of: number;
  offer?: boolean;
  seat: number;
  text?: Sentence;
  things?: Wished[];
  why?: Sentence;
}
/**
 * Something that a bot asks for or offers, and whether it is what it wishes for.
 */
export interface Wished {
  label: Sentence;
  wished: boolean;
}
/**
 * Continue a table from a point of its history as a new table; `seats` tells who plays the seats that are mine there.
 */
export interface Branch {
  moves: number;
  seats?: NewSeat[];
}
/**
 * How a seat of a new table is filled: by me, by a bot, or left open for a friend.
 */
export interface NewSeat {
  bot?: string;
  kind: 'bot' | 'me' | 'open';
  name?: string;
}
/**
 * What is wrong with a text: in words, and the rule that it breaks by id and title, "" if none speaks of it.
 */
export interface BrokenRule {
  problem: string;
  rule: string;
  rule_title: string;
}
/**
 * How a table draws. `origin`: what it began from that someone knew beforehand, or "" for a fresh game.
 *
 * `commitment` is the hash of the key that draws every outcome since the one numbered `since`; the key itself comes when the
 * game is over. Without it outcomes come from a seed that whoever made the table chose.
 */
export interface Chance {
  commitment?: string;
  key?: string;
  origin: '' | 'position' | 'record' | 'seed';
  since?: number;
}
/**
 * A chapter of a rulebook with its rules, and a sentence that says what it is about.
 */
export interface ChapterInfo {
  about: string;
  id: string;
  name: string;
  rules: RuleInfo[];
}
/**
 * A rule: what it is called, what it says, where it is printed, and a note to players, or "".
 */
export interface RuleInfo {
  id: string;
  note: string;
  source: string;
  text: string;
  title: string;
}
/**
 * Every rule that a text breaks.
 */
export interface Checked {
  broken: BrokenRule[];
}
export interface ChoiceInfo {
  help: string;
  id: string;
  label: string;
}
/**
 * The clock of a game with a time limit: how many seconds that is, and how many were played.
 *
 * It runs for `runs_on` more seconds, until someone answers: a longer pause does not count. If it is not `on`, it ends nothing.
 */
export interface Clock {
  limit: number;
  on: boolean;
  played: number;
  runs_on: number;
}
/**
 * The socket is about to be closed, with the reason.
 */
export interface Closed {
  reason: string;
  type: 'closed';
}
/**
 * My answer to an undo request.
 */
export interface Consent {
  seat: number;
  to: number;
  type: 'consent';
  yes: boolean;
}
/**
 * A browser by which I am known, and whether it is this one.
 */
export interface Device {
  created: string;
  id: string;
  name: string;
  this: boolean;
}
/**
 * A device of the person whose seat I asked for confirms that I am that person: this secret makes my browser theirs too.
 */
export interface DeviceConfirmed {
  owner: Person;
  secret: string;
  type: 'device_confirmed';
}
/**
 * Someone at the server: a guest with a name.
 */
export interface Person {
  id: string;
  name: string;
}
/**
 * A secret that makes another browser known as me, once and for a few minutes.
 */
export interface DeviceLink {
  secret: string;
}
/**
 * A text that was made, for a table of so many.
 */
export interface Draft {
  seats?: number;
  text: string;
}
/**
 * A random one is wanted: of which size, for a table of so many.
 */
export interface Drawing {
  seats?: number;
  size: number;
}
/**
 * A text that was drawn.
 */
export interface DrawnDraft {
  text: string;
}
/**
 * Who played a seat before: up to so many answers of the game, and so many things said. A person, or a bot.
 */
export interface EarlierPlayer {
  bot?: string;
  name?: string;
  person?: Person | null;
  said: number;
  sequence?: number;
  until: number;
}
/**
 * Something that happened: named parts (kind among them) and a sentence for the log. `move` counts answers.
 */
export interface Event {
  move: number;
  parts: {kind: string};
  sentence: Sentence;
}
/**
 * An event, and what it changed in the views of those who may know it, by eyes.
 *
 * A change is where (keys and indices from the outside in) and what is there now, or where alone: that is gone.
 */
export interface Frame {
  changes?: {
    [k: string]: unknown[];
  };
  event: Event;
}
/**
 * A game on the shelf, with all that a client needs to set it up.
 */
export interface GameInfo {
  bots?: string[];
  id: string;
  least_seats: number;
  most_seats: number;
  name: string;
  options: OptionInfo[];
  presets: PresetInfo[];
  reasons: {
    [k: string]: string;
  };
  seats_hints?: {
    [k: string]: string;
  };
  tagline: string;
  usual_seats?: number;
}
/**
 * One option of a game's set-up, as a form shows it.
 */
export interface OptionInfo {
  choices: ChoiceInfo[];
  default: unknown;
  help: string;
  id: string;
  kind: 'each' | 'flag' | 'many' | 'number' | 'one' | 'seat';
  label: string;
  least: number;
  may_be_empty: boolean;
  most: number;
  owner: number;
  step: number;
  unless?: string;
}
export interface PresetInfo {
  help: string;
  id: string;
  label: string;
  seats: number;
  values: {};
}
/**
 * Answer a question of one of my seats, as update `sequence` showed it: a stale answer is refused.
 *
 * Several answers are applied one after the other, as one series, and then `ending`, if that is asked for by then. `id` comes
 * back in the update or refusal. `automatic`: the client answers without asking its player, and undo goes on past it.
 */
export interface GiveAnswer {
  answers: (number | string | {})[];
  automatic?: boolean;
  ending?: number | string | {} | null;
  id?: string;
  seat: number;
  sequence: number;
  type: 'answer';
}
/**
 * A kind of answer that is not possible now, why in a few words, and all that is missing, if that is more.
 */
export interface Greyed {
  kind: string;
  missing: Sentence;
  reason: Sentence;
  rule: string;
  rule_title: string;
}
/**
 * What the bot would answer for a seat, and why.
 */
export interface Hint {
  answer: Answer | null;
  seat: number;
  type: 'hint';
  why: Sentence;
}
/**
 * What has happened at a table, as far as I may know it, and how it draws. Of a finished game everything.
 */
export interface History {
  chance?: Chance | null;
  code: string;
  game: string;
  moves: number;
  turns: Turn[];
}
/**
 * An answer and the chance that followed it. `moves` is the point after both; seat -1 is the set-up.
 *
 * `answer` is the answer's label, or "" if I may not know it; `known` are the seats that knew it then, [] if everyone did.
 */
export interface Turn {
  answer: Sentence;
  events: Told[];
  known?: number[];
  moves: number;
  seat: number;
}
/**
 * An event of the past, and the seats that knew it then (-1: those who watched); [] if everyone did.
 */
export interface Told {
  known?: number[];
  move: number;
  parts: {kind: string};
  sentence: Sentence;
}
/**
 * What the host of a table decides. Each is a column of the table in the database.
 */
export interface HostOptions {
  bot_after?: number;
  clock?: boolean;
  closed?: boolean;
  several?: boolean;
  waits?: boolean;
}
/**
 * The base of all messages: unknown fields are errors.
 */
export interface Message {}
/**
 * The person who asks. `given`: the server gave them their name, they have not chosen one.
 */
export interface Myself {
  given: boolean;
  id: string;
  name: string;
}
/**
 * What to change of what a table plays before its game begins. Options that are not named stay as they are.
 */
export interface NewSetup {
  game?: string;
  options?: {};
  /**
   * @maxItems 62
   */
  seats?: number[];
}
/**
 * A table to be made.
 */
export interface NewTable {
  game: string;
  name?: string;
  options?: {};
  private?: boolean;
  seats: NewSeat[];
  seed?: number | null;
}
/**
 * Open a record that was read, by its ticket, as a table. `seats`: who plays on; without it all seats are mine.
 */
export interface OpenRecord {
  seats?: NewSeat[];
  ticket: string;
}
/**
 * Show everyone here a part of the table that everyone sees: "space:tower".
 */
export interface PointAt {
  part: string;
  seat: number;
  type: 'point';
}
/**
 * A player points at a part of the table, "space:tower". It is sent to those who are here now, and nothing keeps it.
 */
export interface Pointed {
  part: string;
  seat: number;
  type: 'pointed';
}
/**
 * What one of my seats is asked, and what that is about by name. `interrupt`: the table does not wait for it.
 */
export interface Question {
  answers: Answer[];
  greyed: Greyed[];
  interrupt: boolean;
  kind: string;
  parts: object;
  prompt: Sentence;
  seat: number;
}
/**
 * Where others reach this server; "" if nobody else does, or nobody knows.
 */
export interface Reach {
  address: string;
}
/**
 * Whether the record that I can have of a table now can be opened again: it hides nothing from me.
 */
export interface RecordCopy {
  whole: boolean;
}
/**
 * What a record leads to: a game that is over or waits for some seats, and whose copy it is (-1: nobody's, it is whole).
 *
 * `takebacks`: how often answers were taken back after something new was learnt. `differs`: the first difference, if the rules of
 * this Gloam do not allow the rest; the game goes up to there. `players`: who played, if the record says so. `ticket`: with
 * it I can open the record, for some minutes.
 */
export interface RecordInfo {
  differs?: string;
  game: string;
  moves: number;
  over: boolean;
  players?: RecordPlayer[];
  report?: RecordReport | null;
  seat: number;
  seats: number;
  takebacks?: number;
  ticket?: string;
  waiting_for: number[];
}
/**
 * Who played a seat of a record: a person by name, or a bot; and who played it before.
 */
export interface RecordPlayer {
  bot: string;
  earlier?: EarlierPlayer[];
  name: string;
}
/**
 * What a player reported where a record ends.
 */
export interface RecordReport {
  question: string;
  rule: string;
  seat: number;
  sentence: string;
}
/**
 * The text of a record.
 */
export interface RecordText {
  record: string;
}
/**
 * Someone does not agree that I recover a seat.
 */
export interface RecoveryDeclined {
  by: Person;
  type: 'recovery_declined';
}
/**
 * Someone without a seat says that they are `owner`, and asks for all seats of `owner` at this table.
 *
 * `waiting` are those who have a seat and have yet to agree. When all have agreed, the seats change hands after `seconds`, if
 * nobody refuses. A device of the owner needs nobody else.
 */
export interface RecoveryRequest {
  agreed: Person[];
  id: string;
  owner: Person;
  person: Person;
  seats: number[];
  seconds?: number | null;
  waiting: Person[];
}
/**
 * A step of one of my seats that was taken back and can be done again.
 */
export interface Redo {
  seat: number;
  step: Sentence;
}
/**
 * An answer that was not accepted; nothing has changed.
 */
export interface RefusedAnswer {
  answered?: string;
  reason: Sentence;
  rule: string;
  rule_title?: string;
  type: 'refused';
}
/**
 * What a person is called from now on.
 */
export interface Rename {
  name: string;
}
/**
 * My answer to what a bot asks of one of my seats: the things by their index, or agreed to none of them.
 */
export interface Reply {
  id: number;
  seat: number;
  /**
   * @maxItems 64
   */
  things?: number[];
  type: 'reply';
  yes: boolean;
}
/**
 * Something about someone at a table that whoever runs the server should know.
 */
export interface Report {
  about: string;
  reason?: string;
}
/**
 * A rule that is played wrong, as a seat of mine sees the table now; `rule` is the id of one in the rulebook, or "".
 */
export interface ReportRule {
  rule?: string;
  seat: number;
  sentence: string;
}
/**
 * A report of a wrong rule that I can take as a file.
 */
export interface ReportedRule {
  number: number;
  seat: number;
  sentence: string;
  time: string;
}
/**
 * The table after `moves` answers, as I may see it, and what happened since the answer before.
 *
 * `views` are by eyes, as in an update; `eyes` are the seats I may look through. Frames and changes lead from the views after
 * the answer before to these.
 */
export interface Review {
  changes: {
    [k: string]: unknown[];
  };
  eyes: number[];
  frames: Frame[];
  moves: number;
  result: {} | null;
  views: {
    [k: string]: {};
  };
  waiting_for: number[];
}
/**
 * The number that a report of a wrong rule has at its table.
 */
export interface RuleReported {
  number: number;
}
/**
 * Chat of people at the table who need not sit: not part of the game's record. Those who come back are sent it again.
 */
export interface Said {
  earlier?: boolean;
  moves?: number;
  number: number;
  person: Person;
  said?: number;
  seat?: number;
  text: string;
  time: string;
  type: 'said';
}
/**
 * Table talk of a seat (kept in the record), or chat of a spectator (seat -1).
 */
export interface Say {
  seat: number;
  text: string;
  type: 'say';
}
/**
 * A seat of a table: who sits there. `open` waits for someone to sit down.
 */
export interface Seat {
  bot?: string;
  bot_agreed?: string[];
  bot_in?: number;
  bot_needs?: number;
  earlier?: EarlierPlayer[];
  kind: 'bot' | 'open' | 'person';
  mine?: boolean;
  name?: string;
  number: number;
  online?: boolean;
  person?: Person | null;
  plays_for?: string;
  put_away?: boolean;
}
/**
 * A table in a list.
 */
export interface TableCard {
  changed: string;
  code: string;
  decided: HostOptions;
  differs?: string;
  differs_at?: number;
  game: string;
  hosted?: boolean;
  moves: number;
  my_turn: boolean;
  name: string;
  private?: boolean;
  rematch?: string;
  seats: Seat[];
  status: 'finished' | 'playing' | 'waiting';
  summary: Sentence;
  won?: boolean | null;
}
/**
 * What a table plays: the game, and every option as far as I may know it.
 */
export interface TableSetup {
  after?: string;
  again?: string;
  game: string;
  host: string;
  options: {};
  waits: boolean;
}
/**
 * The last step of one of my seats, which can be taken back: the game is then as it was after `to` answers.
 *
 * `free`: it is my own and taught nothing. Else a card, dice or others' answers go with it, and the seats of `consent` are asked.
 * `learnt`: something new was learnt since, and the record will count that it was taken back.
 */
export interface Undo {
  consent: number[];
  free: boolean;
  learnt?: boolean;
  seat: number;
  step: Sentence;
  to: number;
}
/**
 * A seat refuses to take something back: for the one who asked, and all others who have a seat.
 */
export interface UndoDeclined {
  seat: number;
  type: 'undo_declined';
}
/**
 * Someone asks to go back to the game after `to` answers; `waiting` seats have yet to agree.
 *
 * `step` is what they would decide anew, "" if I may not know it.
 */
export interface UndoRequest {
  seat: number;
  step?: Sentence;
  to: number;
  waiting: number[];
}
/**
 * What happened since the last update, and how the table is now. Numbered: a client that reconnects names its last.
 *
 * Views are by eyes: the number of each seat I own, or "all" for what everyone sees. Where `views` has none, `frames` and then
 * `changes` turn the views I have into those of now.
 */
export interface Update {
  answered?: string;
  asides?: Question[];
  asking?: Asking | null;
  bot_after?: number;
  chance?: Chance | null;
  changes: {
    [k: string]: unknown[];
  };
  clock?: Clock | null;
  deciding: Sentence;
  frames: Frame[];
  full?: boolean;
  moves: number;
  questions: Question[];
  recovery?: RecoveryRequest | null;
  redo: Redo[];
  rematch?: string;
  result: {} | null;
  said?: number;
  seats: Seat[];
  sequence: number;
  setup?: TableSetup | null;
  status: 'finished' | 'playing' | 'waiting';
  takebacks?: number;
  talk: {seat: number; text: Sentence; number: number}[];
  type: 'update';
  undo: Undo[];
  undo_request: UndoRequest | null;
  views: {
    [k: string]: {};
  };
  waiting_for: number[];
  waiting_since: string;
}
/**
 * Whether chance was as promised: how many outcomes follow from the key, what is wrong, or "", and the promise.
 *
 * `clock` counts the answers of the table's clock, which no promise covers.
 * Whoever saw the promise while the game went on compares it with that: only then is nothing of this believed.
 */
export interface Verified {
  before: number;
  checked: number;
  clock: number;
  commitment: string;
  problem: string;
}
/**
 * Someone at a table: whether they are here now, have a seat, and may not speak.
 */
export interface Watcher {
  muted: boolean;
  online: boolean;
  person: Person;
  seated: boolean;
}
/**
 * The people here without a seat: the first of them, and how many there are. Sent to those who come, and when it changes.
 */
export interface Watching {
  count: number;
  people: Person[];
  type: 'watching';
}
/**
 * Why an answer is not possible now.
 */
export interface Why {
  reason: Sentence;
  rule: string;
  rule_text: string;
  rule_title: string;
  text: string;
  type: 'why';
}
/**
 * What players make before a game: in a word, the usual sizes, and the texts that come along by id.
 */
export interface WorkshopInfo {
  samples: {
    [k: string]: string;
  };
  sizes: number[];
  thing: string;
  things: string;
}
/**
 * Someone writes what a seat is about to say, or no longer does: bots wait for it.
 */
export interface Writing {
  seat: number;
  still: boolean;
  type: 'writing';
}

/** What a sentence names, "perk:brandish" or "seat:1", and its words there. */
export type Reference = [names: string, words: string];
/** A sentence in pieces; one without references is a text. */
export type Sentence = string | (string | Reference)[];
export type FromServer = Closed | DeviceConfirmed | Hint | Pointed | RecoveryDeclined | RefusedAnswer | Said | UndoDeclined | Update | Watching | Why;
export type FromClient = AskHint | AskRedo | AskUndo | AskWhy | Consent | GiveAnswer | PointAt | Reply | Say | Writing;
