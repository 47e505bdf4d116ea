/* Made from the game's view and glossary by `npm run types`: do not edit. */

export type Battle = 'strength' | 'terror' | 'psychic' | 'bloodbath';
export type Category = 'strength' | 'terror' | 'psychic';
export type Floor = 'basement' | 'ground' | 'upper' | 'attic';
export type CardKind = 'explorer' | 'monster' | 'item' | 'room_item' | 'room' | 'midnight' | 'dawn';
export type Side = 'explorers' | 'monsters';
export type Moment = 'to come' | 'now' | 'past';

/**
 * What is fought over: one of the values that cards show, or all of them.
 */
export interface BattleInfo {
  name: string;
  values: Category[];
}
/**
 * A card as it is printed. What only some kinds of cards have is left out of the others.
 */
export interface CardInfo {
  floor?: Floor;
  floors?: Floor[];
  hourglasses: number;
  kind: CardKind;
  light_bulbs: number;
  name: string;
  official: string[];
  psychic?: string;
  strength?: string;
  terror?: string;
  text: string;
  traits?: string[];
  worth?: {
    bloodbath: Worth;
    psychic: Worth;
    strength: Worth;
    terror: Worth;
  };
}
/**
 * What cards show in a battle: their values with dice already rolled, and how many dice are still to come.
 */
export interface Worth {
  dice: number;
  value: number;
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
  worth: Worth;
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
    bloodbath: BattleInfo;
    psychic: BattleInfo;
    strength: BattleInfo;
    terror: BattleInfo;
  };
  best_seats: number[];
  bulbs_per_card: number;
  cards: {
    [k: string]: CardInfo;
  };
  die: number;
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
  entering: {
    [k: string]: string[];
  };
  field: EntryView[];
  floor: Floor | null;
  fought: FoughtView | null;
  hand: string[];
  horror_deck: number;
  house_deck: number[];
  midnight: Moment;
  order: number[];
  out: string[];
  players: PlayerView[];
  rejected: string[];
  room: string | null;
  room_items: string[];
  rooms: string[];
  round: number;
  served: number[];
  sharing: number[];
  spoils: string[];
  ties: number;
  to_come: number[];
  totals: {
    bloodbath: {
      explorers: Worth;
      monsters: Worth;
    };
    psychic: {
      explorers: Worth;
      monsters: Worth;
    };
    strength: {
      explorers: Worth;
      monsters: Worth;
    };
    terror: {
      explorers: Worth;
      monsters: Worth;
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
  place: number;
  seat: number;
  sides: Side[];
  spoils: string[];
}
/**
 * What a character would bring if it were played now.
 */
export interface PlayParts {
  claims: string[];
  items: string[];
  last: boolean;
  pauses: boolean;
  side: Side;
  total: Worth;
  worth: Worth;
}
/**
 * A turn: the characters that can be played, and the rule that forbids each other card of the hand and the table.
 */
export interface TurnParts {
  closed: {
    [k: string]: string;
  };
  plays: {
    [k: string]: PlayParts;
  };
}
