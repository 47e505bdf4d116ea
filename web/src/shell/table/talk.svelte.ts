/** What is said at a table, what was said a moment ago, and how much of it has not been read. */
import type { Event, Said, Update } from '../../generated/messages';
import type { Message } from '../../lib/connection/connection.svelte';
import { isSpeech, type Speech } from '../../lib/game/kinds';
import { type Remark, remarkOf, staysFor, withRemark } from '../../lib/log/remarks';
import { renamed, spoken } from '../../lib/log/talk';
import { keepRead, readBefore, unread, type Read } from '../../lib/log/unread';
import { session } from '../../lib/session/session.svelte';
import { speaker } from '../../lib/texts/seat-names';
import { announcer } from '../../ui/announce.svelte';
import type { TableState } from './table-state.svelte';

export class Talk {
  /** What was said before the log begins. */
  earlier = $state.raw<Omit<Speech, 'kind'>[]>([]);
  /** What those who watch said. */
  chat = $state.raw<Said[]>([]);
  /** What others said a moment ago. */
  remarks = $state.raw<Remark[]>([]);
  /** What I have written and not said yet. */
  draft = $state('');
  /** All that is said is in sight. */
  reading = $state(false);
  #table: TableState;
  /** Not known before the first update. */
  #read: Read | null = $state.raw(null);
  /** How many things the seats have said, those too that are not shown yet. */
  #said = $state(0);

  constructor(table: TableState) {
    this.#table = table;
  }

  #speech: Omit<Speech, 'kind'>[] = $derived.by(() => [
    ...this.earlier,
    ...this.#table.log.flatMap(({ parts }) => (isSpeech(parts) ? [parts] : [])),
  ]);
  /** Talk is a part of the game: then bots' words count as much as people's. */
  talkative: boolean = $derived.by(() => !!this.#table.module.aside);
  #shown: Read = $derived.by(() => ({
    said: this.#said - this.#table.connection.log.slice(this.#table.log.length).filter(({ parts }) => isSpeech(parts)).length,
    chat: (this.chat.at(-1)?.number ?? -1) + 1,
  }));
  /** How much others have said since it was last read. */
  unread: number = $derived.by(() => {
    const seats = this.#table.my.seats.map(({ number }) => number);
    const counts = ({ seat, number }: Omit<Speech, 'kind'>) =>
      !seats.includes(seat) && (this.talkative || !!speaker(seat, number, this.#table.seats).person);
    return this.#read ? unread(this.#read, this.#speech.map(counts), this.#shown.said, this.chat, session.me?.id ?? '') : 0;
  });

  updated({ full, talk, seats, said = 0 }: Update) {
    this.chat = renamed(
      this.chat,
      seats.flatMap(({ person }) => person ?? []),
    );
    if (full) this.earlier = talk;
    this.#said = said;
    this.#read ??= readBefore(this.#table.code);
  }

  received(message: Message) {
    if (message.type === 'watching') this.chat = renamed(this.chat, message.people);
    if (message.type !== 'said' || message.number <= (this.chat.at(-1)?.number ?? -1)) return; // known since before
    this.chat = [...this.chat, message];
    if (!message.earlier && message.person.id !== session.me?.id) this.#overhear(message);
  }

  /** Something happens at the table. */
  told({ parts }: Event) {
    if (isSpeech(parts) && !this.#table.my.seats.some(({ number }) => number === parts.seat))
      this.#remark(remarkOf(spoken(parts, this.#table.seats), parts.seat));
  }

  /** Before and after the game, and while a bot plays for them, those who sit there chat as well; who has no seat has no place where it could be shown. */
  #overhear({ person, text, seat = -1 }: Said) {
    announcer.say(`${person.name}: ${text}`);
    if (seat >= 0) this.#remark({ seat, name: person.name, text, bot: false });
  }

  #remark(remark: Remark) {
    this.remarks = withRemark(this.remarks, remark);
    setTimeout(() => (this.remarks = this.remarks.filter((each) => each !== remark)), staysFor(remark));
  }

  /** All that was said has been read. */
  read() {
    const shown = this.#shown;
    if (!this.#read || (shown.said === this.#read.said && shown.chat === this.#read.chat)) return;
    this.#read = shown;
    keepRead(this.#table.code, shown);
  }
}
