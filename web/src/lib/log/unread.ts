/** How much of a table's talk this browser has shown. */
import type { Said } from '../../generated/messages';

const KEY = 'gloam.talk';
const MOST = 200; // tables

/** How many things seats had said, and how many were said in the chat, when it was last read. */
export interface Read {
  said: number;
  chat: number;
}

type Kept = [code: string, said: number, chat: number];

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return []; // unreadable or forbidden storage
  }
}

export function readBefore(code: string): Read {
  const [, said = 0, chat = 0] = all().find(([of]) => of === code) ?? [];
  return { said, chat };
}

export function keepRead(code: string, { said, chat }: Read) {
  const others = all().filter(([of]) => of !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [code, said, chat]].slice(-MOST)));
  } catch {
    // Without storage it is new again after a reload.
  }
}

/** How many things others have said since. `speech` has whether each of the last of the `said` things that seats have said counts. */
export function unread(read: Read, speech: boolean[], said: number, chat: Said[], me: string): number {
  const fresh = Math.max(0, said - read.said);
  return (
    (fresh ? speech.slice(-fresh) : []).filter((counts) => counts).length +
    chat.filter(({ number, person }) => number >= read.chat && person.id !== me).length
  );
}
