/** The connection to a table: its updates in order, and the answers on their way. It comes back by itself. */
import type { Chance, Closed, Event, FromClient, FromServer, GiveAnswer, Say, Update } from '../../generated/messages';
import type { Given } from '../game/kinds';
import { merged } from '../log/merge';
import { keepPromise } from './promises';
import { t } from '../texts/texts';
import { transport, type Channel, type Transport } from './transport';

/** How the server closes a connection over which it was sent what it cannot read: this page is older than the server. */
const UNREADABLE = 4400;
/** How long a page waits before it comes back, in milliseconds: twice as long each time. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** What a table sends besides its updates. */
export type Message = Exclude<FromServer, Update | Closed>;

export class Connection {
  code: string;
  connected = $state(false);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Event[]>([]);
  /** How the table draws. */
  chance = $state.raw<Chance | null>(null);
  closed = $state('');
  /** The server no longer understands this page. */
  outdated = $state(false);
  /** Called with every update; `first` if the table was not known before. */
  onupdate: (update: Update, first: boolean) => void = () => {};
  /** Called with every other message. */
  onmessage: (message: Message) => void = () => {};

  #transport: Transport;
  /** Open, or being opened. */
  #channel: Channel | null = null;
  /** The last answer, until the table has replied: what was lost with the connection is sent again. */
  #given: GiveAnswer | null = null;
  /** What it answers. */
  #asked = '';
  #lost = false;
  #givenAgain = false;
  /** What was said while there was no connection. */
  #unsaid: Say[] = [];
  #sequence = -1;
  #failures = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, through: Transport = transport) {
    this.code = code;
    this.#transport = through;
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.#seenAgain);
    this.#connect();
  }

  #connect() {
    this.#channel = this.#transport.connect(this.code, this.#sequence, {
      opened: () => {
        this.connected = true;
        this.#failures = 0;
        for (const said of this.#unsaid.splice(0)) this.#send(said);
        this.#lost = !!this.#given;
      },
      received: (message) => this.receive(message),
      closed: (code) => {
        this.connected = false;
        this.#channel = null;
        this.outdated = code === UNREADABLE;
        if (this.outdated) this.closed = t.table.updated;
        if (this.#ended || this.closed) return;
        const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
        // Pages that lost the same server do not all come back at once.
        this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
      },
    });
  }

  /** Take in a message of the server. */
  receive(message: FromServer) {
    switch (message.type) {
      case 'update': {
        if (message.sequence < this.#sequence && !message.full) return;
        const first = this.#sequence < 0 || !!message.full;
        this.#sequence = message.sequence;
        this.#replied(message.answered);
        const events = message.frames.map(({ event }) => event);
        this.log = message.full ? events : merged(this.log, events, message.moves);
        this.update = message;
        this.chance = message.chance ?? this.chance;
        if (message.chance) keepPromise(this.code, message.chance);
        this.#giveAgain(message);
        this.onupdate(message, first);
        break;
      }
      case 'refused': {
        // An answer that is sent again may have been taken the first time: that is no trouble of the player's.
        const known = this.#givenAgain && message.answered === this.#given?.id;
        this.#replied(message.answered);
        if (!known) this.onmessage(message);
        break;
      }
      case 'closed':
        this.closed = message.reason;
        break;
      default:
        this.onmessage(message);
    }
  }

  /** Send an answer again that was lost with the connection. Under its id it is never taken twice. */
  #giveAgain(update: Update) {
    if (!this.#given || !this.#lost) return;
    // Another process may have the table, with updates of other numbers: the answer holds if the seat is asked the same.
    if (asked(update, this.#given.seat) === this.#asked) this.#given = { ...this.#given, sequence: update.sequence };
    this.#lost = false;
    this.#givenAgain = true;
    this.#send(this.#given);
  }

  #replied(answered: string | undefined) {
    if (answered && answered === this.#given?.id) this.#given = null;
  }

  /** Whether it could be sent. */
  #send(message: FromClient): boolean {
    return this.#channel?.send(message) ?? false;
  }

  /** Give answers for one of my seats to what update `sequence` shows, one after the other, and `ending` if that is then asked for. */
  answer(sequence: number, seat: number, answers: Given[], ending: Given | null = null, automatic = false) {
    if (this.connected && this.#given?.sequence === sequence) return; // pressed twice: the first is on its way
    this.#given = { type: 'answer', seat, answers, sequence, id: messageId(), ending, automatic };
    this.#asked = asked(this.update, seat);
    this.#lost = this.#givenAgain = false;
    this.#send(this.#given);
  }

  say(seat: number, text: string) {
    const said: Say = { type: 'say', seat, text };
    if (!this.#send(said)) this.#unsaid.push(said);
  }

  /** I write what I am about to say, or no longer do. */
  writing(seat: number, still: boolean) {
    this.#send({ type: 'writing', seat, still });
  }

  /** Show everyone here a part of the table. */
  point(seat: number, part: string) {
    this.#send({ type: 'point', seat, part });
  }

  undo(seat: number, to: number) {
    this.#send({ type: 'undo', seat, to });
  }

  redo(seat: number) {
    this.#send({ type: 'redo', seat });
  }

  consent(seat: number, to: number, yes: boolean) {
    this.#send({ type: 'consent', seat, to, yes });
  }

  /** Answer what a bot asks of a seat of mine: with some of the things it named, or not at all. */
  reply(seat: number, id: number, yes: boolean, things: number[] = []) {
    this.#send({ type: 'reply', seat, id, yes, things });
  }

  askHint(seat: number) {
    this.#send({ type: 'ask_hint', seat });
  }

  askWhy(seat: number, answer: Given) {
    this.#send({ type: 'ask_why', seat, answer });
  }

  /** Do not wait for the next try to come back. */
  retry = () => {
    if (this.#channel || this.#ended || this.closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #seenAgain = () => {
    if (document.visibilityState === 'visible') this.retry();
  };

  /** Leave the table. */
  end() {
    this.#ended = true;
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.#seenAgain);
    clearTimeout(this.#timer);
    this.#channel?.close();
  }
}

/** What a seat is asked, and after how many answers. */
function asked(update: Update | null, seat: number): string {
  return JSON.stringify([update?.moves, update?.questions.filter((question) => question.seat === seat)]);
}

/** A name for a message of mine. Not secret: `crypto.randomUUID` is missing on plain http. */
function messageId(): string {
  return Math.random().toString(36).slice(2, 12);
}
