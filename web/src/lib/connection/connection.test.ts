import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, FromServer, Update } from '../../generated/messages';
import { Connection, type Message } from './connection.svelte';
import type { Channel, Listener, Transport } from './transport';

/** A connection that is opened, spoken over and lost by the test. */
class Line implements Channel {
  static lines: Line[] = [];
  sent: FromClient[] = [];
  #open = false;

  constructor(
    readonly code: string,
    readonly since: number,
    readonly listener: Listener,
  ) {
    Line.lines.push(this);
  }

  send(message: FromClient): boolean {
    if (this.#open) this.sent.push(message);
    return this.#open;
  }
  close() {
    this.lose();
  }
  open() {
    this.#open = true;
    this.listener.opened();
  }
  lose(code = 1006) {
    this.#open = false;
    this.listener.closed(code);
  }
  bring(message: object) {
    this.listener.received(message as FromServer);
  }
}

const lines: Transport = {
  request: () => Promise.reject(new Error('nothing is requested')),
  connect: (code, since, listener) => new Line(code, since, listener),
};

const update = (sequence: number, more: Partial<Update> = {}) => ({
  type: 'update',
  sequence,
  moves: 1,
  seats: [],
  questions: [],
  frames: [],
  ...more,
});
const refused = (answered: string) => ({ type: 'refused', reason: 'no', rule: '', answered });
const last = () => Line.lines.at(-1)!;
const idOf = (message: FromClient | undefined) => (message?.type === 'answer' ? message.id! : '');

/** Where the browser says that it has the network again, and that the page is seen again. */
let network: EventTarget;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  Line.lines = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  network = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the connection has passed on besides updates. */
let passedOn: Message[];

function seated(): Connection {
  const table = new Connection('code', lines);
  passedOn = [];
  table.onmessage = (message) => passedOn.push(message);
  last().open();
  last().bring(update(7, { full: true }));
  return table;
}

function back() {
  vi.advanceTimersByTime(10_000);
  last().open();
}

describe('a table', () => {
  it('is told which update an answer answers', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    expect(last().sent).toMatchObject([{ type: 'answer', seat: 0, answers: [3], sequence: 7 }]);
  });

  it('is answered once by a double click', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    table.answer(7, 0, [3]);
    expect(last().sent).toHaveLength(1);
    last().bring(update(8, { answered: idOf(last().sent[0]) }));
    table.answer(8, 0, [3]);
    expect(last().sent).toHaveLength(2);
  });

  it('comes back after its last update', () => {
    seated();
    last().lose();
    back();
    expect(last()).toMatchObject({ code: 'code', since: 7 });
  });

  it('is given an answer again, under the same id, when the connection was lost before the reply', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    const given = last().sent[0];
    last().lose();
    back();
    expect(last().sent).toEqual([]);
    last().bring(update(8));
    last().bring(update(9));
    expect(last().sent).toEqual([{ ...given, sequence: 8 }]);
  });

  it('is given it as an answer to what was asked then, if something else is asked now', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    const given = last().sent[0];
    last().lose();
    back();
    last().bring(update(8, { moves: 2 }));
    expect(last().sent).toEqual([given]);
  });

  it('does not get all its pages back at once', () => {
    const first = (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      seated();
      last().lose();
      const lines = Line.lines.length;
      for (let waited = 50; ; waited += 50) {
        vi.advanceTimersByTime(50);
        if (Line.lines.length > lines) return waited;
      }
    };
    expect([first(0), first(0.5), first(0.9)]).toEqual([250, 500, 700]);
    vi.restoreAllMocks();
  });

  it('comes back at once when the network is there again, or the page is seen again', () => {
    const table = seated();
    last().lose();
    network.dispatchEvent(new Event('online'));
    expect(Line.lines.length).toBe(2);
    network.dispatchEvent(new Event('online'));
    expect(Line.lines.length).toBe(2);
    last().lose();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(Line.lines.length).toBe(2);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(Line.lines.length).toBe(3);
    last().lose();
    table.end();
    network.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(Line.lines.length).toBe(3);
  });

  it('is not given an answer again that it has replied to', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    last().bring(update(8, { answered: idOf(last().sent[0]) }));
    table.answer(8, 0, [4]);
    last().bring(refused(idOf(last().sent[1])));
    expect(passedOn).toMatchObject([{ reason: 'no' }]);
    last().lose();
    back();
    expect(last().sent).toEqual([]);
  });

  it('says nothing of an answer it had taken before the connection was lost', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    last().lose();
    back();
    last().bring(update(8));
    last().bring(refused(idOf(last().sent[0])));
    expect(passedOn).toEqual([]);
  });

  it('hears later what was said without a connection', () => {
    const table = seated();
    last().lose();
    table.say(0, 'Hello?');
    back();
    expect(last().sent).toEqual([{ type: 'say', seat: 0, text: 'Hello?' }]);
  });

  it('is left alone when it does not understand this page any more', () => {
    const table = seated();
    last().bring({ type: 'closed', reason: 'this message cannot be read: Invalid value' });
    last().lose(4400);
    vi.advanceTimersByTime(60_000);
    expect(Line.lines.length).toBe(1);
    expect(table.outdated).toBe(true);
    expect(table.closed).toContain('Gloam has been updated');
  });
});
