/** What a player is to read of a table at once: refusals, reasons, what others took back, and requests that failed. */
import type { Hint, RecoveryRequest, Seat, Sentence, Update } from '../../generated/messages';
import type { Message } from '../../lib/connection/connection.svelte';
import { isUndone } from '../../lib/game/kinds';
import { arrival } from '../../lib/log/departures';
import { seatName } from '../../lib/texts/seat-names';
import { together } from '../../lib/texts/sentences';
import { t } from '../../lib/texts/texts';

export interface Notice {
  kind: 'refused' | 'why' | 'declined' | 'undone' | 'left' | 'recovered' | 'handed';
  heading: string;
  text: Sentence;
  /** The rule it is about, and its title. */
  rule: string;
  title: string;
}

export class Notices {
  shown = $state.raw<Notice | null>(null);
  /** What a bot would do at what is asked now. */
  hint = $state.raw<Hint | null>(null);
  #seats: Seat[] = [];
  #recovery: RecoveryRequest | null = null;
  /** Whose seats were requested last. */
  #owner = '';
  #moves = 0;

  /** Take in an update: what it settles need not be read any more. */
  updated({ full, frames, seats, moves, answered, status, recovery }: Update) {
    const before = this.#seats;
    const asked = this.#recovery;
    this.#recovery = recovery ?? null;
    this.#owner = recovery?.owner.id ?? this.#owner;
    this.#seats = seats;
    this.hint = null;
    const about = this.shown?.kind;
    if (answered && (about === 'refused' || about === 'why')) this.dismiss();
    if (moves > this.#moves && (about === 'declined' || about === 'undone' || about === 'left')) this.dismiss();
    this.#moves = moves;
    const undone = frames.map(({ event }) => event).find(({ parts }) => isUndone(parts) && !full && !seats[parts.seat]?.mine);
    if (undone) this.#show('undone', t.undo.told, undone.sentence);
    if (asked && !recovery) this.#noteRecovered(asked, before);
    if (!full && status === 'playing') before.forEach((seat, i) => this.#noteChange(seat, seats[i]));
  }

  /** Somebody else stood up, sat down on a seat that was left open, or put the table away. */
  #noteChange(before: Seat, now: Seat | undefined) {
    if (!now || before.mine || now.mine) return;
    if (before.kind === 'open' && now.kind === 'person' && arrival(now)) this.#show('left', arrival(now), '');
    if (before.kind !== 'person') return;
    const name = seatName(before, this.#seats);
    if (now.kind === 'open') this.#show('left', t.table.stoodUp(name), t.table.stoodUpText);
    else if (now.put_away && !before.put_away) this.#show('left', t.table.wentAway(name), '');
  }

  /** A request for someone's seats is over: they may have them. */
  #noteRecovered({ person, seats: [first] }: RecoveryRequest, before: Seat[]) {
    const seat = this.#seats[first ?? -1];
    if (seat?.person?.id !== person.id && !(seat?.mine && !before[seat.number]?.mine)) return;
    const heading = seat.mine
      ? t.recovery.backMine
      : before[seat.number]?.mine
        ? t.recovery.gone
        : t.recovery.back(seatName(seat, this.#seats));
    this.#show('recovered', heading, '');
  }

  /** Take in another message of the table. */
  received(message: Message) {
    if (message.type === 'hint') this.hint = message;
    else if (message.type === 'refused') this.#show('refused', t.refused.heading, message.reason, message.rule, message.rule_title);
    else if (message.type === 'why') this.explain(message.rule_text || message.reason, message.rule, message.rule_title);
    else if (message.type === 'undo_declined')
      this.#show('declined', t.undo.declined(seatName(this.#seats[message.seat], this.#seats)), '');
    else if (message.type === 'recovery_declined') {
      const { id, name } = message.by;
      this.#show('declined', id === this.#owner ? t.recovery.declinedByOwner(name) : t.recovery.declined(name), '');
    }
  }

  /** Something of mine went to someone else, or came from them: what happens together is read together. */
  handedOver(heading: string, sentence: Sentence) {
    const before = this.shown?.kind === 'handed' && this.shown.heading === heading ? this.shown.text : null;
    this.#show('handed', heading, before ? together(before, '\n', sentence) : sentence);
  }

  /** Show why something is not possible. */
  explain(reason: Sentence, rule: string, title?: string) {
    this.#show('why', t.why.heading, reason, rule, title);
  }

  /** Do something that may fail, and show why it did. */
  async attempt(what: () => Promise<unknown>) {
    try {
      await what();
    } catch (error) {
      this.#show('refused', t.refused.heading, (error as Error).message);
    }
  }

  dismiss() {
    this.shown = null;
  }

  #show(kind: Notice['kind'], heading: string, text: Sentence, rule = '', title = '') {
    this.shown = { kind, heading, text, rule, title };
  }
}
