/** What is said at a table, and how much of it has not been read. */
import type { Update } from '../../generated/messages';
import type { Message } from '../../lib/connection/connection.svelte';
import { isSpeech, type Speech } from '../../lib/game/kinds';
import type { Heard } from '../../lib/log/talk';
import { keepRead, readBefore, unread, type Read } from '../../lib/log/unread';
import { session } from '../../lib/session/session.svelte';
import type { TableState } from './table-state.svelte';

export class Talk {
  /** What was said before the log begins. */
  earlier = $state.raw<Omit<Speech, 'kind'>[]>([]);
  /** What those who watch said. */
  chat = $state.raw<Heard[]>([]);
  #table: TableState;
  /** Not known before the first update. */
  #read: Read | null = $state.raw(null);
  /** How many things the seats have said, those too that are not shown yet. */
  #said = $state(0);

  constructor(table: TableState) {
    this.#table = table;
  }

  #speech: Pick<Speech, 'seat'>[] = $derived.by(() => [
    ...this.earlier,
    ...this.#table.log.flatMap(({ parts }) => (isSpeech(parts) ? [parts] : [])),
  ]);
  #shown: Read = $derived.by(() => ({
    said: this.#said - this.#table.connection.log.slice(this.#table.log.length).filter(({ parts }) => isSpeech(parts)).length,
    chat: (this.chat.at(-1)?.said.number ?? -1) + 1,
  }));
  /** How much others have said since it was last read. */
  unread: number = $derived.by(() => {
    const mine = { seats: this.#table.my.seats.map(({ number }) => number), person: session.me?.id ?? '' };
    const chat = this.chat.map(({ said }) => said);
    return this.#read ? unread(this.#read, this.#speech, this.#shown.said, chat, mine) : 0;
  });

  updated({ full, talk, said = 0 }: Update) {
    if (full) this.earlier = talk;
    this.#said = said;
    this.#read ??= readBefore(this.#table.code);
  }

  received(message: Message) {
    if (message.type !== 'said' || message.number <= (this.chat.at(-1)?.said.number ?? -1)) return; // known since before
    this.chat = [...this.chat, { said: message, after: this.#table.connection.log.length }];
  }

  /** All that was said has been read. */
  read() {
    const shown = this.#shown;
    if (!this.#read || (shown.said === this.#read.said && shown.chat === this.#read.chat)) return;
    this.#read = shown;
    keepRead(this.#table.code, shown);
  }
}
