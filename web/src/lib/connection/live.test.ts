import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, Update } from '../../generated/messages';
import { LiveTable } from './live.svelte';

/** A socket that is opened, spoken over and lost by the test. */
class Line {
  static OPEN = 1;
  static lines: Line[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly url: string) {
    Line.lines.push(this);
  }

  send = (text: string) => this.sent.push(JSON.parse(text));
  close = () => this.lose();
  open() {
    this.readyState = 1;
    this.onopen();
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  bring = (message: object) => this.onmessage({ data: JSON.stringify(message) });
}

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

beforeEach(() => {
  vi.useFakeTimers();
  Line.lines = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): LiveTable {
  const table = new LiveTable('code');
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
    expect(last().url).toBe('ws://table/api/tables/code/live?since=7');
  });

  it('is given an answer again, under the same id, when the socket was lost before the reply', () => {
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

  it('is not given an answer again that it has replied to', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    last().bring(update(8, { answered: idOf(last().sent[0]) }));
    table.answer(8, 0, [4]);
    last().bring(refused(idOf(last().sent[1])));
    expect(table.refused?.reason).toBe('no');
    last().lose();
    back();
    expect(last().sent).toEqual([]);
  });

  it('no longer tells why something was not possible once something else is answered', () => {
    const table = seated();
    last().bring({ type: 'why', text: 'Play', reason: 'no', rule: '', rule_title: '', rule_text: '' });
    last().bring(update(8));
    expect(table.why?.reason).toBe('no');
    table.answer(8, 0, [3]);
    last().bring(update(9, { answered: idOf(last().sent[0]) }));
    expect(table.why).toBeNull();
  });

  it('says nothing of an answer it had taken before the socket was lost', () => {
    const table = seated();
    table.answer(7, 0, [3]);
    last().lose();
    back();
    last().bring(update(8));
    last().bring(refused(idOf(last().sent[0])));
    expect(table.refused).toBeNull();
  });

  it('hears later what was said without a socket', () => {
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
