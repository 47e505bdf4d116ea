/** How much of a table's talk this browser has shown. */
import type { Said } from '../../generated/messages';
import type { Speech } from '../game/kinds';

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

/** How many things others have said since. `speech` are the last of the `said` things that seats have said. */
export function unread(
  read: Read,
  speech: Pick<Speech, 'seat'>[],
  said: number,
  chat: Said[],
  mine: { seats: number[]; person: string },
): number {
  const fresh = Math.max(0, said - read.said);
  return (
    (fresh ? speech.slice(-fresh) : []).filter(({ seat }) => !mine.seats.includes(seat)).length +
    chat.filter(({ number, person }) => number >= read.chat && person.id !== mine.person).length
  );
}
