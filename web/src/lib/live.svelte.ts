/** A table as it is now: kept up to date over a socket that comes back by itself. */
import type { Event, FromClient, FromServer, Hint, RefusedAnswer, Said, Update, Why } from '../generated/messages';
import { merged } from './merge';

const RETRIES = [500, 1000, 2000, 4000, 8000];

export class LiveTable {
  code: string;
  connected = $state(false);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Event[]>([]);
  refused = $state.raw<RefusedAnswer | null>(null);
  hint = $state.raw<Hint | null>(null);
  why = $state.raw<Why | null>(null);
  chat = $state.raw<Said[]>([]);
  closed = $state('');
  /** Called with every update; `first` if the table was not known before. */
  onupdate: (update: Update, first: boolean) => void = () => {};

  #socket: WebSocket | null = null;
  #sequence = -1;
  #failures = 0;
  #ended = false;
  #timer = 0;

  constructor(code: string) {
    this.code = code;
    this.#connect();
  }

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/live?since=${this.#sequence}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#failures = 0;
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as FromServer);
    socket.onclose = () => {
      this.connected = false;
      if (this.#ended || this.closed) return;
      const wait = RETRIES[Math.min(this.#failures++, RETRIES.length - 1)];
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  /** Take in a message of the server. */
  receive(message: FromServer) {
    switch (message.type) {
      case 'update': {
        if (message.sequence < this.#sequence && !message.full) return;
        const first = this.#sequence < 0 || !!message.full;
        this.#sequence = message.sequence;
        this.log = message.full ? message.events : merged(this.log, message.events, message.moves);
        this.update = message;
        this.refused = null;
        this.hint = null;
        this.onupdate(message, first);
        break;
      }
      case 'refused':
        this.refused = message;
        break;
      case 'hint':
        this.hint = message;
        break;
      case 'why':
        this.why = message;
        break;
      case 'said':
        this.chat = [...this.chat, message];
        break;
      case 'closed':
        this.closed = message.reason;
        break;
    }
  }

  #send(message: FromClient) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Give answers for one of my seats, one after the other. */
  answer(seat: number, ...answers: (number | string)[]) {
    this.#send({ type: 'answer', seat, answers, sequence: this.#sequence, id: messageId() });
  }

  say(seat: number, text: string) {
    this.#send({ type: 'say', seat, text });
  }

  undo(seat: number, to: number) {
    this.#send({ type: 'undo', seat, to });
  }

  consent(seat: number, to: number, yes: boolean) {
    this.#send({ type: 'consent', seat, to, yes });
  }

  askHint(seat: number) {
    this.#send({ type: 'ask_hint', seat });
  }

  askWhy(seat: number, answer: string) {
    this.#send({ type: 'ask_why', seat, answer });
  }

  /** Leave the table. */
  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}

/** A name for a message of mine. Not secret: `crypto.randomUUID` is missing on plain http. */
function messageId(): string {
  return Math.random().toString(36).slice(2, 12);
}
