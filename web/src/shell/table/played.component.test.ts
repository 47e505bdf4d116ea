/** Whole games on the page of a table, as they were recorded: what a press sends is what was sent then, and is answered as it was. */
import { replay } from '../../lib/connection/replay';
import conversations, { type Conversation, type Step } from 'virtual:conversations';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Event, FromClient, FromServer, GiveAnswer, Update } from '../../generated/messages';
import { isSpeech, isUndone } from '../../lib/game/kinds';
import type { TableModule } from '../../lib/game/props';
import { tableParts } from '../../lib/game/registry';
import { shellIcons } from '../../lib/icons/icons';
import { usualHeading } from '../../lib/log/log';
import { session } from '../../lib/session/session.svelte';
import { settings } from '../../lib/session/settings.svelte';
import { said } from '../../lib/texts/sentences';
import { t } from '../../lib/texts/texts';
import TablePage from './TablePage.svelte';
import '../../app.css';

const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;
/** Milliseconds, on a busy machine. */
const PATIENCE = 30_000;
/** How many steps of a game a phone is shown, at least. */
const BEGINNING = 30;
/** What nobody should read: a value that is missing or has parts, a program's name for a thing, a list with its commas, a seat's number. */
const RAW = /undefined|\[object |\bNaN\b|\bnull\b|\p{L}:[\p{L}\d]|\w_\w|,[\p{L},]|, ,|\bseat \d/iu;
const ATTRIBUTES = ['aria-label', 'alt', 'data-tip', 'placeholder', 'title'];

/** What the page logged as an error or a warning. */
let logged: unknown[];
let mounted: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  logged = [];
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation((...what) => void logged.push(what));
  settings.speed = 'instant';
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  vi.restoreAllMocks();
});

const all = (selector: string, inside: ParentNode = document) => [...inside.querySelectorAll<HTMLElement>(selector)];
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
const named = (selector: string, name: string) => all(selector).find((each) => nameOf(each).startsWith(name));

/** Press as a mouse does: only what is there, and not behind a dialog. */
function press(element: HTMLElement | undefined, what: string) {
  if (!element?.checkVisibility({ visibilityProperty: true })) throw new Error(`“${what}” cannot be seen`);
  const dialog = document.querySelector('dialog:modal');
  if (dialog && !dialog.contains(element)) throw new Error(`“${what}” is behind a dialog: ${dialog.textContent}`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  flushSync();
}

/** Watches the texts of the page. */
class Texts {
  #known = new Set<string>();
  #observer = new MutationObserver(() => {});

  constructor() {
    this.#observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES });
  }

  /** New ones that are no texts. */
  raw(): string[] {
    const found: string[] = [];
    const look = (text: string | null) => {
      if (!text || this.#known.has(text)) return;
      this.#known.add(text);
      if (RAW.test(text)) found.push(text);
    };
    const lookAt = (node: Node) => {
      if (node instanceof Text) look(node.data);
      if (node instanceof Element) for (const name of ATTRIBUTES) look(node.getAttribute(name));
      node.childNodes.forEach(lookAt);
    };
    for (const { type, target, addedNodes } of this.#observer.takeRecords())
      if (type === 'childList') addedNodes.forEach(lookAt);
      else lookAt(target);
    return found;
  }
}

/** A page on which a conversation is played. */
class Played {
  /** How many answers were given by what is lit on the table. */
  onTable = 0;
  #texts = new Texts();
  #module: Partial<TableModule> = {};
  #words: unknown;
  #update!: Update;
  /** What happened, without what was taken back. */
  #happened: Event[] = [];
  /** The ids that answers have now, by those that they had when they were recorded. */
  #ids = new Map<string, string>();

  /** The page as its first message shows it. */
  static async begin({ code, game, replies, steps }: Conversation): Promise<Played> {
    const played = new Played();
    replay.replies = replies;
    replay.sent = [];
    await Promise.all([session.begin(), shellIcons()]);
    played.#words = replies[`/games/${game}/glossary`];
    played.#module = (await tableParts(game)).table ?? {};
    mounted = mount(TablePage, { target: document.body, props: { code } });
    replay.open();
    await played.play(steps.slice(0, 1));
    await vi.waitUntil(() => named('main', t.table.board), PATIENCE);
    return played;
  }

  async play(steps: Step[]) {
    for (const [i, step] of steps.entries()) {
      if ('received' in step) {
        this.#receive(step.received);
        if ('received' in (steps[i + 1] ?? {})) continue; // it is shown together with what follows at once
      } else if ('sent' in step) this.#send(step.sent);
      else if ('lost' in step) replay.lose();
      else {
        dispatchEvent(new globalThis.Event('online'));
        expect(replay.since).toBe(step.since);
        replay.open();
      }
      flushSync();
      if ('received' in step && step.received.type === 'hint') expect(all('.prompt .hint')).toHaveLength(1);
      expect(!!named('[role=alert]', t.table.lost)).toBe('lost' in step);
      if (all('[role=log]').length) this.#checkLog();
      expect(this.#texts.raw()).toEqual([]);
      expect(logged).toEqual([]);
    }
    expect(replay.sent).toEqual([]);
  }

  #receive(message: FromServer) {
    if ('answered' in message && message.answered) message = { ...message, answered: this.#ids.get(message.answered)! };
    if (message.type === 'update') {
      this.#update = message;
      if (message.full) this.#happened = [];
      for (const { event } of message.frames) {
        const { parts } = event;
        if (isUndone(parts)) this.#happened = this.#happened.filter((each) => each.move <= parts.to || isSpeech(each.parts));
        this.#happened.push(event);
      }
    }
    replay.bring(message);
  }

  /** The page sends a message when something is pressed, or has sent it by itself. */
  #send(message: FromClient) {
    if (!replay.sent.length) this.#press(message);
    const sent = replay.sent.shift()!;
    if (message.type === 'answer' && sent?.type === 'answer') {
      expect(this.#ids.get(message.id!) ?? sent.id).toBe(sent.id); // sent again, it is the same answer
      this.#ids.set(message.id!, sent.id!);
      message = { ...message, id: sent.id };
    }
    expect(sent).toEqual(message);
    expect(replay.sent).toEqual([]);
  }

  #press(message: FromClient) {
    const tool = (name: string) => press(named('.prompt .tools button', name), name);
    if (message.type === 'answer') this.#answer(message);
    else if (message.type === 'ask_hint') tool(t.prompt.hint);
    else if (message.type === 'redo') tool(t.prompt.step(t.prompt.redo, said(this.#update.redo[0]!.step, this.#update.seats)));
    else if (message.type === 'undo') {
      const { free, consent, step } = this.#update.undo[0]!;
      tool(t.prompt.step(consent.length ? t.prompt.undoAsk : t.prompt.undo, said(step, this.#update.seats)));
      if (!free) press(all('dialog .pri')[0], t.undo.take);
    } else throw new Error(`nothing is pressed to send ${message.type}`);
  }

  /** Press what is lit on the table for an answer, if there is one thing, or the answer in the prompt bar. */
  #answer({ seat, answers: [id] }: GiveAnswer) {
    const question = this.#update.questions.find((each) => each.seat === seat)!;
    const answer = question.answers.find((each) => each.id === id)!;
    const label = said(answer.label, this.#update.seats);
    const lit = all('main [role=button], main button:not(.tile)').filter((each) => nameOf(each).startsWith(label));
    if (lit.length === 1 && lit[0]!.checkVisibility()) press(lit[0], label);
    if (replay.sent.length) return void (this.onTable += 1);
    const { kind } = answer.parts;
    const tiles = () => all(`.prompt .tile[data-kind=${kind}]:not([aria-disabled=true])`);
    if (tiles()[0]?.ariaExpanded) press(tiles()[0], kind);
    const alike = question.answers.filter((each) => each.parts.kind === kind);
    press(tiles()[alike.indexOf(answer)], label);
  }

  /** The page's player leaves the seat open, and still sees what it sees. */
  standUp() {
    const seats = this.#update.seats.map((seat) =>
      seat.mine ? { ...seat, kind: 'open' as const, mine: false, person: null } : seat,
    );
    this.#update = { ...this.#update, seats, frames: [], views: {}, changes: {}, questions: [], undo: [], redo: [], full: false };
    replay.bring(this.#update);
    flushSync();
    expect(all('.prompt')[0]!.textContent).toContain(t.prompt.watch);
    expect(logged).toEqual([]);
    expect(all('.broken')).toEqual([]);
  }

  openLog() {
    press(named('[role=tab], nav button', t.table.log), t.table.log);
    this.#checkLog();
  }

  /** The log shows what happened in its order. */
  #checkLog() {
    const heading = this.#module.heading ?? usualHeading;
    const expected: string[] = [];
    for (const event of this.#happened) {
      const opens = heading(event, this.#update.seats, this.#words);
      if (opens || !expected.length) expected.push(opens || t.table.setup);
      const line = said(event.sentence, this.#update.seats);
      if (!opens && line && !isSpeech(event.parts) && expected.at(-1) !== line) expected.push(line);
    }
    const lines = all('[role=log] :is(h3, p)').map((line) => line.textContent!.replace(/\d+ times$/, ''));
    expect(lines).toEqual(expected);
  }

  async checkEnd() {
    await vi.waitUntil(() => document.querySelector('dialog dd'), PATIENCE);
    expect(this.#texts.raw()).toEqual([]);
    press(named('dialog button', t.over.look), t.over.look);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelector('.prompt')?.textContent).toContain(t.prompt.over);
  }
}

describe.each(conversations.map((conversation) => [conversation.game, conversation] as const))(
  'a game of %s',
  (_, conversation) => {
    it('is played to its end', async () => {
      await page.viewport(...WIDE);
      const played = await Played.begin(conversation);
      played.openLog();
      await played.play(conversation.steps.slice(1));
      await played.checkEnd();
      expect(played.onTable).toBeGreaterThan(0);
    });

    it('begins on a phone, and is shown to the player who stands up', async () => {
      await page.viewport(...PHONE);
      const played = await Played.begin(conversation);
      // What the page sends by itself belongs to what it received before.
      const end = conversation.steps.findIndex((step, i) => i >= BEGINNING && 'received' in step);
      await played.play(conversation.steps.slice(1, end));
      played.standUp();
      played.openLog();
    });
  },
);
