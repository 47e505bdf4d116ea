/** What every part of the table needs to know. */
import type { Choice } from '../../kit/choices';
import type { Lit } from './lit';
import type { Answer, Glossary } from './view';

export interface Board {
  words: Glossary;
  /** My seat, if these are my own eyes. */
  me: number | null;
  narrow: boolean;
  /** The die that was thrown last has not landed yet. */
  tumbling: boolean;
  lit: Lit;
  take: (choice: Choice) => void;
  /** The answer a hint names. */
  hinted: Answer | null;
  /** Cards, Rooms and battles a hovered line of the log speaks of. */
  pointed: string[];
  /** Look at a Room that may be chosen: the cards that may enter it are shown. */
  look: (room: string | null) => void;
  /** A player's name; "You" if it is me. */
  name: (seat: number) => string;
  /** A player's own name, even mine: its first letter stands on the coin. */
  letter: (seat: number) => string;
}
