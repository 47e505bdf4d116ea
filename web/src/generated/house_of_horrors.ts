/* Made from the game's view and glossary by `npm run types`: do not edit. */

export type Battle = 'strength' | 'terror' | 'psychic' | 'bloodbath';
export type Floor = 'basement' | 'ground' | 'upper' | 'attic';
export type CardKind = 'explorer' | 'monster' | 'item' | 'room_item' | 'room' | 'midnight' | 'dawn';
export type Side = 'explorers' | 'monsters';
export type Moment = 'to come' | 'now' | 'past';

/**
 * A card as it is printed. What only some kinds of cards have is left out of the others.
 */
export interface CardInfo {
  carried_by?: string[];
  claims?: string[];
  draws?: number;
  floor?: Floor;
  floors?: Floor[];
  hourglasses: number;
  kind: CardKind;
  light_bulbs: number;
  name: string;
  official: string[];
  psychic?: string;
  rally?: Rally;
  removes_item?: boolean;
  strength?: string;
  terror?: string;
  text: string;
  traits?: string[];
}
/**
 * By how much a character grows for each of these on its side, so many times at most.
 */
export interface Rally {
  by: string[];
  most: number;
  psychic: number;
  strength: number;
  terror: number;
}
/**
 * A character in play with its Items: what it is worth, and the dice beside it. It is None once it was claimed.
 */
export interface EntryView {
  character: string | null;
  dice: number;
  items: string[];
  rolled: number[];
  seat: number;
  side: Side;
  value: number;
}
/**
 * The battle that was resolved last: where, what for, who brought what, and how it ended.
 */
export interface FoughtView {
  battle: Battle;
  field: EntryView[];
  room: string;
  totals: {
    explorers: number;
    monsters: number;
  };
  winner: Side | null;
}
/**
 * Names, texts and numbers of all cards.
 */
export interface Glossary {
  battles: {
    bloodbath: Name;
    psychic: Name;
    strength: Name;
    terror: Name;
  };
  best_seats: number[];
  bulbs_per_card: number;
  cards: {
    [k: string]: CardInfo;
  };
  floors: {
    attic: Name;
    basement: Name;
    ground: Name;
    upper: Name;
  };
  most_cards: number;
  sides: {
    explorers: Name;
    monsters: Name;
  };
}
/**
 * What something is called.
 */
export interface Name {
  name: string;
}
/**
 * The table as a seat sees it: of the hands its own.
 */
export interface HouseView {
  battle: Battle | null;
  butler: number;
  dawn: Moment;
  discard: string[];
  displayed: string[];
  divider: number | null;
  field: EntryView[];
  floor: Floor | null;
  fought: FoughtView | null;
  hand: string[];
  horror_deck: number;
  house_deck: number[];
  midnight: Moment;
  out: string[];
  players: PlayerView[];
  room: string | null;
  room_items: string[];
  rooms: string[];
  round: number;
  served: number[];
  sharing: number[];
  spoils: string[];
  ties: number;
  totals: {
    bloodbath: {
      explorers: TotalView;
      monsters: TotalView;
    };
    psychic: {
      explorers: TotalView;
      monsters: TotalView;
    };
    strength: {
      explorers: TotalView;
      monsters: TotalView;
    };
    terror: {
      explorers: TotalView;
      monsters: TotalView;
    };
  };
  turn: number | null;
  under: {
    explorers: string[];
    monsters: string[];
  };
}
/**
 * What everyone knows of a player.
 */
export interface PlayerView {
  cards: number;
  discarded: boolean;
  hand_size: number;
  hourglasses: number;
  light_bulbs: number;
  seat: number;
  sides: Side[];
  spoils: string[];
}
/**
 * What a side shows in a battle: its values with dice already rolled, and how many dice are still to come.
 */
export interface TotalView {
  dice: number;
  value: number;
}
