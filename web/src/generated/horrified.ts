/* Made from the game's view and glossary by `npm run types`: do not edit. */

export type Colour = 'red' | 'blue' | 'yellow';
export type Face = 'hit' | 'power' | 'blank';
/**
 * What a Hero gave up: the Hero, and the Item.
 *
 * @minItems 2
 */
export type GiftView = [string, string];
export type Sign = 'cure' | 'soul' | 'hunted';
export type Phase = '' | 'hero' | 'monster';

/**
 * A Monster card. Its subject is a mat, or "villagers"; its strikes are Monsters, or "frenzy".
 */
export interface CardInfo {
  dice: number;
  items: number;
  move: number;
  name: string;
  strikes: string[];
  subject: string;
  text: string;
}
/**
 * The Boat on its way to the Lair.
 */
export interface CreatureView {
  ahead: {
    [k: string]: number;
  };
  boat: number;
  complete: boolean;
}
/**
 * In which turn a mat's Monster was defeated, and by whose Hero if one did it.
 */
export interface DefeatView {
  seat?: number;
  turn: number;
}
/**
 * The Coffins that are not smashed yet.
 */
export interface DraculaView {
  coffins: string[];
  complete: boolean;
}
/**
 * What is sure of the next strike if everyone stays where they are.
 */
export interface ForeseenView {
  monster: string;
  path: string[];
  people: string[];
}
/**
 * The humanity each of the two has learnt.
 */
export interface FrankensteinView {
  apart: number;
  bride: number;
  complete: boolean;
  frankenstein: number;
}
/**
 * Names, texts and numbers of all components.
 */
export interface Glossary {
  cards: {
    [k: string]: CardInfo;
  };
  coffin_red: number;
  coffins: string[];
  cure: number[];
  evidence: string[];
  grooves: number[][];
  heroes: {
    [k: string]: HeroInfo;
  };
  humanity: Humanity;
  items: {
    [k: string]: ItemInfo;
  };
  lair_path: Colour[];
  lit: [string, string][];
  mats: {
    [k: string]: MatInfo;
  };
  monsters: {
    [k: string]: MonsterInfo;
  };
  perks: {
    [k: string]: PerkInfo;
  };
  skull: number;
  spaces: {
    [k: string]: SpaceInfo;
  };
  villagers: {
    [k: string]: VillagerInfo;
  };
  water: [string, string][];
}
/**
 * A Hero: how many actions, where it begins, and its special action.
 */
export interface HeroInfo {
  actions: number;
  name: string;
  start: string;
  text: string;
}
/**
 * How much humanity the two can learn.
 */
export interface Humanity {
  bride: number;
  frankenstein: number;
}
/**
 * An Item and where it is found.
 */
export interface ItemInfo {
  colour: Colour;
  name: string;
  place: string;
  strength: number;
}
/**
 * A mat: its place in the order of frenzy, what is to do, and whose figures come with it.
 */
export interface MatInfo {
  defeat: string;
  figures: string[];
  frenzy: number;
  name: string;
  power: string;
  task: string;
}
/**
 * A Monster and its mat.
 */
export interface MonsterInfo {
  mat: string;
  name: string;
}
/**
 * A Perk card.
 */
export interface PerkInfo {
  name: string;
  text: string;
}
/**
 * A space of the board, and where it is drawn.
 */
export interface SpaceInfo {
  kind: string;
  name: string;
  x: number;
  y: number;
}
/**
 * A Villager and where it is safe.
 */
export interface VillagerInfo {
  name: string;
  safe: string;
}
/**
 * A seat's Hero and what it holds.
 */
export interface HeroView {
  at: string;
  hero: string;
  items: string[];
  perks: string[];
  seat: number;
  signs: Sign[];
}
/**
 * The evidence that was brought to the Precinct.
 */
export interface InvisibleManView {
  complete: boolean;
  evidence: string[];
}
/**
 * How far the tasks have come, by mat in play.
 */
export interface MatViews {
  creature?: CreatureView;
  dracula?: DraculaView;
  frankenstein_bride?: FrankensteinView;
  invisible_man?: InvisibleManView;
  mummy?: MummyView;
  wolf_man?: WolfManView;
}
/**
 * Where each Scarab lies, and which are face down.
 */
export interface MummyView {
  complete: boolean;
  face_down: number[];
  scarabs: number[];
}
/**
 * What lies on each spot of the cure ("" if nothing does), and whether the cure is made and still there.
 */
export interface WolfManView {
  complete: boolean;
  cure: string[];
  cure_on_mat: boolean;
}
/**
 * What defeats a mat's Monster: a total strength by colour. The Creature takes one Item of each, of any strength.
 */
export interface PriceView {
  blue?: number;
  red?: number;
  yellow?: number;
}
/**
 * What a Monster did with its strike, as far as it has come.
 */
export interface StrikeView {
  came: string;
  dice: Face[];
  fallen: string[];
  gave: GiftView[];
  left: string;
  monster: string;
  person: string | null;
  powered: boolean;
  steps: number;
  symbol: string;
}
/**
 * What this table plays a mat by: its options decide some of it.
 */
export interface TermsView {
  order: number;
  price: PriceView;
  walks_exactly?: boolean;
}
/**
 * The table as everyone sees it.
 */
export interface VillageView {
  actions: number;
  card: string | null;
  defeated: {
    [k: string]: DefeatView;
  };
  dice: Face[];
  die: Face[];
  frenzied: string | null;
  frenzy: string | null;
  heroes: HeroView[];
  item_bag: number;
  item_discard: string[];
  items: {
    [k: string]: string[];
  };
  mats: MatViews;
  monster_deck: number;
  monster_discard: string[];
  monster_phase_skipped: boolean;
  monsters: {
    [k: string]: string;
  };
  next_strike: ForeseenView | null;
  perk_deck: number;
  perk_discard: string[];
  perk_played: string | null;
  phase: Phase;
  skull: number;
  strikers: (string | null)[];
  strikes: StrikeView[];
  terms: {
    [k: string]: TermsView;
  };
  terror: number;
  turn: number;
  turn_number: number;
  villagers: {
    [k: string]: string;
  };
}
