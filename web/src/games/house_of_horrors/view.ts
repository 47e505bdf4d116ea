/** Reading what the server tells of a House of Horrors table, and the cards by id. */
import type {
  Battle,
  CardInfo,
  EntryView,
  HouseView as House,
  PlayerView as Player,
  Rules,
  Side,
} from '../../generated/house_of_horrors';
import type { AnswerOf, EventOf, QuestionOf } from '../../lib/game/kinds';

export type {
  Battle,
  CardInfo,
  Floor,
  FoughtView as Fought,
  Glossary,
  HouseView as House,
  Moment as SpecialState,
  PlayerView as Player,
  Rules,
  Side,
  StakeView as Stake,
  Worth,
} from '../../generated/house_of_horrors';

export type Event = EventOf<Rules>;
export type Answer = AnswerOf<Rules>;
export type Question = QuestionOf<Rules>;

/** A character with its Items, as it lies in a battle or would. */
export type Entry = Omit<EntryView, 'value' | 'dice'>;
export type Category = Exclude<Battle, 'bloodbath'>;

export const SIDES: Side[] = ['explorers', 'monsters'];
export const CATEGORIES: Category[] = ['strength', 'terror', 'psychic'];
export const BATTLES: Battle[] = [...CATEGORIES, 'bloodbath'];

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

/** Players by what they have collected. */
export const ranked = (players: Player[]): Player[] => players.toSorted((a, b) => a.place - b.place);

/** Who a spoil on display was handed to, or null while it lies there. */
export const ownerOf = (house: House, card: string): number | null =>
  house.spoils.includes(card) ? null : (house.players.find((player) => player.spoils.includes(card))?.seat ?? null);
