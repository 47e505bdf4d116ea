/* Made from the game's view, glossary, events, answers and questions by `npm run types`: do not edit. */

export type Colour = 'red' | 'blue' | 'yellow';
export type Face = 'hit' | 'power' | 'blank';
/**
 * What a Hero gave up: the Hero, and the Item.
 *
 * @minItems 2
 */
export type GiftView = [string, string];
export type MatId = 'creature' | 'dracula' | 'frankenstein_bride' | 'invisible_man' | 'mummy' | 'wolf_man';
export type Sign = 'cure' | 'hunted' | 'soul';
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
 * A Monster and its mat; one that swims moves by water too, and a proper name takes no "the".
 */
export interface MonsterInfo {
  mat: MatId;
  name: string;
  proper: boolean;
  swims: boolean;
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
 * The people closest to a Monster, how far away they are, and how far the spaces are that a Monster card may take it to.
 */
export interface ThreatView {
  distance: number;
  monster: string;
  people: string[];
  reach: {
    [k: string]: number;
  };
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
  threats: ThreatView[];
  turn: number;
  turn_number: number;
  villagers: {
    [k: string]: string;
  };
}

export type SpaceId =
  'cave' | 'camp' | 'precinct' | 'inn' | 'barn' | 'dungeon' | 'bridge_north' | 'fountain' | 'theatre' | 'tower' |
  'docks' | 'mansion' | 'abbey' | 'crypt' | 'museum' | 'lamppost' | 'shop' | 'bridge_south' | 'church' | 'hospital' |
  'graveyard' | 'laboratory' | 'institute' | 'lagoon' | 'river' | 'waterfront';
export type HeroId = 'archaeologist' | 'courier' | 'explorer' | 'inspector' | 'mayor' | 'professor' | 'scientist';
export type VillagerId =
  'maria' | 'dr_cranley' | 'dr_reed' | 'fritz' | 'maleva' | 'prof_pearson' | 'wilbur_chick' | 'elizabeth' | 'lucy' |
  'renfield';
export type MonsterId = 'creature' | 'dracula' | 'frankenstein' | 'bride' | 'invisible_man' | 'mummy' | 'wolf_man';
export type FigureId =
  'archaeologist' | 'courier' | 'explorer' | 'inspector' | 'mayor' | 'professor' | 'scientist' | 'maria' | 'dr_cranley'
  | 'dr_reed' | 'fritz' | 'maleva' | 'prof_pearson' | 'wilbur_chick' | 'elizabeth' | 'lucy' | 'renfield' | 'creature' |
  'dracula' | 'frankenstein' | 'bride' | 'invisible_man' | 'mummy' | 'wolf_man';
export type PersonId =
  'archaeologist' | 'courier' | 'explorer' | 'inspector' | 'mayor' | 'professor' | 'scientist' | 'maria' | 'dr_cranley'
  | 'dr_reed' | 'fritz' | 'maleva' | 'prof_pearson' | 'wilbur_chick' | 'elizabeth' | 'lucy' | 'renfield';
export type ColourId = 'red' | 'blue' | 'yellow';
export type ItemId =
  'dart' | 'shovel' | 'fire_poker' | 'knife' | 'bear_trap' | 'pitchfork' | 'speargun' | 'rapier' | 'torch' | 'pistol' |
  'rifle' | 'silver_cane' | 'anatomy_text' | 'centrifuge' | 'kite' | 'analysis' | 'experiment' | 'research' |
  'searchlight' | 'telescope' | 'camera' | 'cosmic_ray_diffuser' | 'fossil' | 'monocane_mixture' | 'nebularium' |
  'rotenone' | 'flower' | 'garlic' | 'wine' | 'canopic_jar' | 'mirrored_box' | 'stake' | 'tablet' | 'tarot_deck' |
  'violin' | 'charm' | 'crucifix' | 'scroll_of_thoth' | 'wolfsbane';
export type BelongingId =
  'dart' | 'shovel' | 'fire_poker' | 'knife' | 'bear_trap' | 'pitchfork' | 'speargun' | 'rapier' | 'torch' | 'pistol' |
  'rifle' | 'silver_cane' | 'anatomy_text' | 'centrifuge' | 'kite' | 'analysis' | 'experiment' | 'research' |
  'searchlight' | 'telescope' | 'camera' | 'cosmic_ray_diffuser' | 'fossil' | 'monocane_mixture' | 'nebularium' |
  'rotenone' | 'flower' | 'garlic' | 'wine' | 'canopic_jar' | 'mirrored_box' | 'stake' | 'tablet' | 'tarot_deck' |
  'violin' | 'charm' | 'crucifix' | 'scroll_of_thoth' | 'wolfsbane' | 'cure';
export type CardId =
  'the_innocent' | 'former_employer' | 'the_delivery' | 'hurried_assistant' | 'the_ichthyologist' | 'egyptian_expert' |
  'fortune_teller' | 'insane_survivor' | 'the_enthralled' | 'worried_fiancee' | 'on_the_move' | 'hypnotic_gaze' |
  'form_of_the_bat' | 'sunrise' | 'retreat_lagoon' | 'retreat_river' | 'retreat_waterfront' | 'thief' | 'the_hunt_is_on'
  | 'reincarnated_soul' | 'the_meeting';
export type PerkId =
  'break_of_dawn' | 'conduct_an_investigation' | 'hurry' | 'late_into_the_night' | 'overstock' | 'repel' | 'rush' |
  'special_delivery' | 'taxi_ride' | 'brandish_crucifix' | 'hunter_becomes_prey' | 'mob_justice' |
  'power_of_the_ancients' | 'show_of_force' | 'visit_from_the_detective';
export type FaceId = 'hit' | 'power' | 'blank';

/** What happens: the parts of an event. */
export type Told =
  | { kind: 'said'; seat: number; text: string; number: number }
  | { kind: 'boat'; at: number }
  | { kind: 'coffin'; at: SpaceId }
  | { kind: 'humanity'; monster: MonsterId; score: number }
  | { kind: 'rage' }
  | { kind: 'evidence'; hero: HeroId; item: ItemId }
  | { kind: 'slid'; scarab: number; spot: number }
  | { kind: 'flipped'; scarab: number; side: string }
  | { kind: 'soul'; seat: number; hero: HeroId }
  | { kind: 'ingredient'; hero: HeroId; item: ItemId }
  | { kind: 'cure'; seat: number; hero: HeroId }
  | { kind: 'hunted'; seat: number; hero: HeroId }
  | { kind: 'turn'; seat: number; hero: HeroId; number: number }
  | { kind: 'moved'; figure: FigureId; left: SpaceId | null; to: SpaceId }
  | { kind: 'placed'; item: ItemId; at: SpaceId }
  | { kind: 'refilled' }
  | { kind: 'took'; hero: HeroId; item: ItemId; at: SpaceId }
  | { kind: 'gave'; giver: HeroId; belonging: BelongingId; taker: HeroId }
  | { kind: 'used'; hero: HeroId; item: ItemId }
  | { kind: 'drew_perk'; seat: number; hero: HeroId; perk: PerkId }
  | { kind: 'played_perk'; seat: number; hero: HeroId; perk: PerkId }
  | { kind: 'drew_card'; card: CardId; turn: number }
  | { kind: 'event'; card: CardId }
  | { kind: 'event_ignored'; card: CardId }
  | { kind: 'frenzy'; mat: MatId }
  | { kind: 'raided'; at: SpaceId; items: number }
  | { kind: 'strikes'; monster: MonsterId }
  | { kind: 'attacks'; monster: MonsterId; person: FigureId }
  | { kind: 'rolled'; monster: MonsterId; hits: number; powers: number; blanks: number }
  | { kind: 'hit'; person: FigureId; hits: number }
  | { kind: 'power'; monster: MonsterId; count: number }
  | { kind: 'defeated'; person: FigureId }
  | { kind: 'rescued'; villager: FigureId }
  | { kind: 'terror'; level: number; cause: string }
  | { kind: 'skipped' }
  | { kind: 'monster_defeated'; mat: MatId }
  | { kind: 'ended'; reason: string };
/** The parts of an answer. */
export type Parts =
  | { kind: 'pass' }
  | { kind: 'end' }
  | { kind: 'done' }
  | { kind: 'move'; to: SpaceId }
  | { kind: 'bring'; villager: VillagerId }
  | { kind: 'guide'; villager: VillagerId; to: SpaceId }
  | { kind: 'pick_up' }
  | { kind: 'take'; item: ItemId }
  | { kind: 'take_all' }
  | { kind: 'share' }
  | { kind: 'hand_over'; giver: HeroId; belonging: BelongingId }
  | { kind: 'receive'; hero: HeroId }
  | { kind: 'advance'; monster: MonsterId }
  | { kind: 'defeat'; mat: MatId }
  | { kind: 'use'; item: ItemId }
  | { kind: 'strength'; value: string }
  | { kind: 'slide'; scarab: string }
  | { kind: 'flip'; scarab: string }
  | { kind: 'reach'; into: SpaceId }
  | { kind: 'jump'; to: SpaceId }
  | { kind: 'lead'; hero: HeroId; to: SpaceId }
  | { kind: 'play'; perk: PerkId }
  | { kind: 'put'; figure: FigureId }
  | { kind: 'walk'; figure: FigureId }
  | { kind: 'step'; to: SpaceId }
  | { kind: 'at'; space: SpaceId }
  | { kind: 'deliver'; giver: HeroId; receiver: HeroId }
  | { kind: 'toward'; person: PersonId }
  | { kind: 'via'; space: SpaceId }
  | { kind: 'attack'; person: PersonId }
  | { kind: 'raid'; space: SpaceId }
  | { kind: 'discard'; item: ItemId }
  | { kind: 'fall' }
  | { kind: 'mat'; mat: MatId }
  | { kind: 'hero'; hero: HeroId }
  | { kind: 'first'; seat: string }
  | { kind: 'scarab'; scarab: string }
  | { kind: 'perk'; perk: PerkId }
  | { kind: 'item'; item: ItemId }
  | { kind: 'card'; card: CardId }
  | { kind: 'die'; face: FaceId };
/** What is asked: the kind of a question, and what it is about. */
export type Asked =
  | { kind: 'act'; parts: object }
  | { kind: 'advance'; parts: { monster: MonsterId } }
  | { kind: 'attack'; parts: { name: string; first: number; passed: number } }
  | { kind: 'bring'; parts: { left: SpaceId; to: SpaceId } }
  | { kind: 'closest'; parts: { monster: MonsterId; spaces: number } }
  | { kind: 'cover'; parts: { hero: HeroId; hits: number } }
  | { kind: 'deliver'; parts: { seat: number; giver: HeroId; taker: HeroId; given: number } }
  | { kind: 'delivery'; parts: { seat: number } }
  | { kind: 'drive_away'; parts: { seat: number } }
  | { kind: 'gather'; parts: { seat: number; space: SpaceId } }
  | { kind: 'hit'; parts: { hero: HeroId; hits: number } }
  | { kind: 'hypnotise'; parts: { monster: MonsterId; spaces: number } }
  | { kind: 'passenger'; parts: { seat: number } }
  | { kind: 'path'; parts: { figure: FigureId; goal: SpaceId; spaces: number; stops: number } }
  | { kind: 'pay'; parts: { colour: ColourId; total: number; mat: MatId } }
  | { kind: 'perk'; parts: { seat: number } }
  | { kind: 'raid'; parts: { monster: MonsterId } }
  | { kind: 'receive'; parts: { giver: HeroId; belonging: BelongingId } }
  | { kind: 'roam'; parts: { seat: number; figure: FigureId; spaces: number; how: number } }
  | { kind: 'scarabs'; parts: { moves: number } }
  | { kind: 'scene'; parts: { seat: number } }
  | { kind: 'share'; parts: { most: number; handed: number } }
  | { kind: 'stalk'; parts: { spaces: number } }
  | { kind: 'strength'; parts: { monster: MonsterId; item: ItemId } }
  | { kind: 'take'; parts: { space: SpaceId; taken: number } }
  | { kind: 'target'; parts: { monster: MonsterId; dice: number } }
  | { kind: 'walker'; parts: { seat: number; spaces: number } }
  | { kind: 'where'; parts: { figure: FigureId } };
/** What the rules tell, take and ask. */
export interface Rules {
  told: Told;
  parts: Parts;
  asked: Asked;
}
