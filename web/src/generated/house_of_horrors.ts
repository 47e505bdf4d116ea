/* Made from the game's view, glossary, events, answers and questions by `npm run types`: do not edit. */

export type Battle = 'strength' | 'terror' | 'psychic' | 'bloodbath';
export type Category = 'strength' | 'terror' | 'psychic';
export type Floor = 'basement' | 'ground' | 'upper' | 'attic';
export type CardKind = 'explorer' | 'monster' | 'item' | 'room_item' | 'room' | 'midnight' | 'dawn';
export type Side = 'explorers' | 'monsters';
export type Moment = 'to come' | 'now' | 'past';

/**
 * The kind of battle: one of the values that cards show, or all of them.
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
  phrases: {
    battle: string[];
    round: string[];
    spoils: string[];
  };
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
  stakes: {
    explorers: StakeView;
    monsters: StakeView;
  } | null;
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
 * What a side would win with what lies there now.
 */
export interface StakeView {
  cards: number;
  hourglasses: number;
  settled: boolean;
  sharing: number[];
}
/**
 * What a character would bring if it were played now.
 */
export interface PlayParts {
  claims: string[];
  items: string[];
  last: boolean;
  pauses: boolean;
  shares: boolean;
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

export type CardId =
  'explorer_bartender' | 'explorer_country_doc' | 'explorer_gangster' | 'explorer_college_qb' |
  'explorer_vampire_hunter' | 'explorer_ghost_hunter' | 'explorer_witch_hunter' | 'explorer_big_game_hunter' |
  'explorer_exorcist' | 'explorer_priest' | 'explorer_sister_agnes' | 'explorer_spirit_medium' |
  'explorer_fortune_teller' | 'explorer_occult_professor' | 'explorer_archaeologist' | 'explorer_private_eye' |
  'explorer_cub_reporter' | 'explorer_photographer' | 'explorer_police_sergeant' | 'explorer_retired_marine' |
  'explorer_firefighter' | 'explorer_circus_strongman' | 'explorer_cheerleader' | 'explorer_babysitter' |
  'explorer_paperboy' | 'explorer_runaway_heiress' | 'explorer_groundskeeper' | 'explorer_the_cook' |
  'explorer_chambermaid' | 'explorer_lighthouse_keeper' | 'explorer_mad_inventor' | 'explorer_stage_magician' |
  'explorer_hypnotist' | 'explorer_escape_artist' | 'explorer_spelunker' | 'explorer_steeplejack' | 'explorer_sailor' |
  'explorer_prizefighter' | 'explorer_librarian' | 'explorer_undertaker' | 'explorer_insomniac' |
  'explorer_lucky_gambler' | 'monster_ghost' | 'monster_poltergeist' | 'monster_shadow_slink' | 'monster_necromancer' |
  'monster_crawling_hand' | 'monster_vampire' | 'monster_colours_from_space' | 'monster_vampire_bride' |
  'monster_werewolf' | 'monster_witch' | 'monster_coven_crone' | 'monster_mummy' | 'monster_zombie' | 'monster_zombie_2'
  | 'monster_zombie_horde' | 'monster_skeleton' | 'monster_headless_footman' | 'monster_banshee' |
  'monster_weeping_child' | 'monster_gargoyle' | 'monster_rat_swarm' | 'monster_giant_spider' | 'monster_cloud_of_bats'
  | 'monster_hellhound' | 'monster_possessed_doll' | 'monster_haunted_armor' | 'monster_living_portrait' |
  'monster_mirror_twin' | 'monster_brain_in_a_jar' | 'monster_stitched_man' | 'monster_masked_slasher' |
  'monster_cult_leader' | 'monster_hooded_cultist' | 'monster_hooded_cultist_2' | 'monster_imp' | 'monster_cellar_demon'
  | 'monster_siren' | 'monster_ghoul' | 'monster_boogeyman' | 'monster_invisible_man' | 'monster_body_snatcher' |
  'monster_phantom_organist' | 'monster_thing_in_the_walls' | 'monster_night_gaunt' | 'item_dark_moon' | 'item_fog_bank'
  | 'item_rusty_meat_hook' | 'item_grave_dirt' | 'item_unholy_relic' | 'item_black_cat' | 'item_echoing_laughter' |
  'item_full_moon' | 'item_sacrificial_dagger' | 'item_ectoplasm' | 'item_monster_serum' | 'item_silver_bullets' |
  'item_crowbar' | 'item_baseball_bat' | 'item_double_barrelled_shotgun' | 'item_crucifix' | 'item_holy_water' |
  'item_flashlight' | 'item_storm_lantern' | 'item_liquid_courage' | 'item_forbidden_tome' | 'item_secret_diary' |
  'item_rabbits_foot' | 'item_crystal_ball' | 'item_mirror_shard' | 'item_candle_stub' | 'item_spare_fuse' |
  'ritem_suit_of_armor' | 'ritem_fireplace_poker' | 'ritem_hanging_chains' | 'ritem_grandfather_clock' |
  'ritem_rocking_chair' | 'ritem_candelabra' | 'ritem_talking_board' | 'ritem_dusty_grimoire' | 'ritem_cracked_mirror' |
  'ritem_chandelier' | 'ritem_fuse_box' | 'ritem_music_box' | 'ritem_mounted_boar_spear' | 'ritem_stained_glass_window'
  | 'room_catacombs' | 'room_cistern' | 'room_wine_cellar' | 'room_boiler_room' | 'room_family_crypt' |
  'room_laboratory' | 'room_coal_cellar' | 'room_dungeon' | 'room_grand_foyer' | 'room_ballroom' | 'room_library' |
  'room_kitchen' | 'room_dining_hall' | 'room_conservatory' | 'room_trophy_room' | 'room_clock_room' |
  'room_master_bedroom' | 'room_nursery' | 'room_long_gallery' | 'room_music_room' | 'room_marble_bath' |
  'room_seance_parlor' | 'room_dusty_attic' | 'room_belfry' | 'room_observatory' | 'room_widows_walk' |
  'room_servants_garret' | 'room_the_rafters' | 'special_midnight' | 'special_dawn';
export type SideId = 'explorers' | 'monsters';
export type BattleId = 'strength' | 'terror' | 'psychic' | 'bloodbath';

/** What happens: the parts of an event. */
export type Told =
  | { kind: 'said'; seat: number; text: string; number: number }
  | { kind: 'butler'; seat: number }
  | { kind: 'round'; number: number; butler: number }
  | { kind: 'revealed'; card: CardId }
  | { kind: 'rooms_shuffled' }
  | { kind: 'room'; butler: number; room: CardId }
  | { kind: 'declared'; butler: number; battle: BattleId }
  | { kind: 'played'; seat: number; card: CardId }
  | { kind: 'added'; seat: number; item: CardId }
  | { kind: 'discarded'; seat: number; card: CardId }
  | { kind: 'claimed'; seat: number; card: CardId; owner: number }
  | { kind: 'removed'; seat: number; item: CardId; owner: number }
  | { kind: 'rolled'; seat: number; card: CardId; pips: number }
  | { kind: 'rerolled'; seat: number; card: CardId }
  | { kind: 'totals'; explorers: number; monsters: number }
  | { kind: 'won'; side: SideId }
  | { kind: 'tied'; room: CardId }
  | { kind: 'given_up'; room: CardId }
  | { kind: 'won_spoil'; seat: number; card: CardId }
  | { kind: 'drew'; seat: number; card: CardId | null }
  | { kind: 'reshuffled' }
  | { kind: 'ended'; reason: string };
/** The parts of an answer. */
export type Parts =
  | { kind: 'pass' }
  | { kind: 'room'; room: CardId }
  | { kind: 'declare'; battle: BattleId }
  | { kind: 'done' }
  | { kind: 'play'; character: CardId }
  | { kind: 'discard'; card: CardId }
  | { kind: 'add'; item: CardId }
  | { kind: 'claim'; card: CardId }
  | { kind: 'remove'; item: CardId }
  | { kind: 'reroll' }
  | { kind: 'take'; card: CardId }
  | { kind: 'give'; card: CardId; seat: string }
  | { kind: 'first'; seat: string }
  | { kind: 'leave'; room: CardId }
  | { kind: 'deal'; card: CardId }
  | { kind: 'reveal'; card: CardId }
  | { kind: 'roll'; pips: string };
/** What is asked: the kind of a question, and what it is about. */
export type Asked =
  | { kind: 'claim'; parts: { seat: number } }
  | { kind: 'declare'; parts: object }
  | { kind: 'equip'; parts: { seat: number } & TurnParts }
  | { kind: 'give'; parts: object }
  | { kind: 'play'; parts: { seat: number } & TurnParts }
  | { kind: 'question_mark'; parts: { name: string; first: number; passed: number } }
  | { kind: 'remove'; parts: { seat: number } }
  | { kind: 'room'; parts: object }
  | { kind: 'take'; parts: object };
/** What the rules tell, take and ask. */
export interface Rules {
  told: Told;
  parts: Parts;
  asked: Asked;
}
