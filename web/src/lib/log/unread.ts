/** How much of a table's talk this browser has shown. */
import type { Said } from '../../generated/messages';
import { KeptByTable } from '../session/kept-by-table';

const kept = new KeptByTable('gloam.talk');

/** How many things seats had said, and how many were said in the chat, when it was last read. */
export interface Read {
  said: number;
  chat: number;
}

export function readBefore(code: string): Read {
  const [said = 0, chat = 0] = kept.of(code);
  return { said, chat };
}

export const keepRead = (code: string, { said, chat }: Read) => kept.keep(code, said, chat);

/** How many things others have said since. `speech` has whether each of the last of the `said` things that seats have said counts. */
export function unread(read: Read, speech: boolean[], said: number, chat: Said[], me: string): number {
  const fresh = Math.max(0, said - read.said);
  return (
    (fresh ? speech.slice(-fresh) : []).filter((counts) => counts).length +
    chat.filter(({ number, person }) => number >= read.chat && person.id !== me).length
  );
}
