/** What the server tells of a House of Horrors table: the view and the glossary, typed. */
import type { GameInfo } from '../../generated/messages';

export type Side = 'explorers' | 'monsters';
export type Category = 'strength' | 'terror' | 'psychic';
export type Battle = Category | 'bloodbath';
export type Floor = 'basement' | 'ground' | 'upper' | 'attic';

export const SIDES: Side[] = ['explorers', 'monsters'];
export const CATEGORIES: Category[] = ['strength', 'terror', 'psychic'];
export const BATTLES: Battle[] = [...CATEGORIES, 'bloodbath'];

/** A character in play with its Items. The character is null once it was claimed. */
export interface Entry {
  seat: number;
  side: Side;
  character: string | null;
  items: string[];
  rolled: number[];
}

export interface Player {
  seat: number;
  cards: number;
  hand_size: number;
  hourglasses: number;
  light_bulbs: number;
  spoils: string[];
  sides: Side[];
  discarded: boolean;
}

export type SpecialState = 'to come' | 'now' | 'past';

/** The battle that was resolved last, as everyone remembers it. */
export interface Fought {
  room: string;
  battle: Battle;
  field: Entry[];
  totals: Record<Side, number>;
  /** Null after a tie. */
  winner: Side | null;
}

export interface House {
  round: number;
  butler: number;
  turn: number | null;
  rooms: string[];
  room: string | null;
  floor: Floor | null;
  room_items: string[];
  battle: Battle | null;
  midnight: SpecialState;
  dawn: SpecialState;
  field: Entry[];
  under: Record<Side, string[]>;
  ties: number;
  fought: Fought | null;
  /** All spoils of the last Room as they were laid out; `spoils` are those not handed out yet. */
  displayed: string[];
  spoils: string[];
  divider: number | null;
  sharing: number[];
  served: number[];
  players: Player[];
  hand: string[];
  horror_deck: number;
  house_deck: number[];
  discard: string[];
}

/** By how much a character grows for each of these on its side, so many times at most. */
export interface Rally extends Record<Category, number> {
  by: string[];
  most: number;
}

export interface CardInfo extends Partial<Record<Category, string>> {
  name: string;
  kind: 'explorer' | 'monster' | 'item' | 'room_item' | 'room' | 'midnight' | 'dawn';
  text: string;
  hourglasses: number;
  light_bulbs: number;
  traits?: string[];
  floors?: Floor[];
  floor?: Floor;
  claims?: string[];
  rally?: Rally;
  draws?: number;
  removes_item?: boolean;
  carried_by?: string[];
}

export interface Glossary {
  cards: Record<string, CardInfo>;
  floors: Record<Floor, { name: string }>;
  battles: Record<Battle, { name: string }>;
  sides: Record<Side, { name: string }>;
  bulbs_per_card: number;
  most_cards: number;
}

export const glossary = (game: GameInfo): Glossary => game.glossary as unknown as Glossary;

export const isCharacter = (info: CardInfo | undefined): boolean => info?.kind === 'explorer' || info?.kind === 'monster';
export const isItem = (info: CardInfo | undefined): boolean => info?.kind === 'item' || info?.kind === 'room_item';
export const sideOf = (info: CardInfo): Side => (info.kind === 'explorer' ? 'explorers' : 'monsters');

/** Before an encounter, in it, after it, or the end. */
export type Phase = 'rooms' | 'battle' | 'spoils' | 'over';

/** `still`: nobody is waited for. */
export function phaseOf(house: House, still: boolean): Phase {
  if (house.spoils.length) return 'spoils';
  if (house.rooms.length) return 'rooms';
  if (house.room) return 'battle';
  if (still && house.round > 0) return 'over';
  return house.displayed.length ? 'spoils' : 'rooms';
}

/** Players by what they have collected, with their place; equals share one. */
export function ranked(players: Player[]): { player: Player; place: number }[] {
  const ahead = (a: Player, b: Player) => b.hourglasses - a.hourglasses || b.light_bulbs - a.light_bulbs;
  return players.toSorted(ahead).map((player) => ({ player, place: 1 + players.filter((other) => ahead(player, other) > 0).length }));
}

/** Who a spoil on display was handed to, or null while it lies there. */
export const ownerOf = (house: House, card: string): number | null =>
  house.spoils.includes(card) ? null : (house.players.find((player) => player.spoils.includes(card))?.seat ?? null);

/** Those who have cards and are still to play in this battle, after the one whose turn it is. */
export function toCome(house: House): number[] {
  if (!house.battle || house.turn === null) return [];
  const seats = order(house);
  return seats.slice(seats.indexOf(house.turn) + 1).filter((seat) => house.players[seat]!.cards > 0);
}

/** The seats in the order of play: clockwise from the Butler. */
export const order = (house: House): number[] => house.players.map((_, i) => (house.butler + i) % house.players.length);
