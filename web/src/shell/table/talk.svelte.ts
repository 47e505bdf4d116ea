/** What is said at a table, and how much of it has not been read. */
import type { Update } from '../../generated/messages';
import type { Message } from '../../lib/connection/connection.svelte';
import { isSpeech, type Speech } from '../../lib/game/kinds';
import type { Heard } from '../../lib/log/talk';
import type { TableState } from './table-state.svelte';

export class Talk {
  /** What was said before the log begins. */
  earlier = $state.raw<Pick<Speech, 'seat' | 'text'>[]>([]);
  /** What those who watch said. */
  chat = $state.raw<Heard[]>([]);
  #table: TableState;
  #read = $state(0);

  constructor(table: TableState) {
    this.#table = table;
  }

  #said: number = $derived.by(
    () => this.earlier.length + this.#table.log.filter((event) => isSpeech(event.parts)).length + this.chat.length,
  );
  /** How much was said since it was last read. */
  unread: number = $derived(Math.max(0, this.#said - this.#read));

  updated({ full, talk }: Update) {
    if (full) this.earlier = talk;
  }

  received(message: Message) {
    if (message.type === 'said') this.chat = [...this.chat, { said: message, after: this.#table.connection.log.length }];
  }

  /** All that was said has been read. */
  read() {
    this.#read = this.#said;
  }
}
