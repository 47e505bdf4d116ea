/* Made from the game's view, glossary, events, answers and questions by `npm run types`: do not edit. */

export type Purpose = 'run' | 'decode' | 'heal' | 'search' | 'hide' | 'test' | 'defence' | 'curse' | 'hunt' | 'attack';
export type Status = 'agi' | 'vit' | 'int' | 'luk';
export type AttackKind = 'attack' | 'first' | 'second' | 'web';
export type AttackOutcome = 'under_way' | 'wounded' | 'defended' | 'shielded';
export type Debuff = 'targeted' | 'poisoned' | 'afraid';
export type Die = 'victim' | 'd6' | 'd10';
export type Edge = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export type SkillState = 'ready' | 'used' | 'not_now' | 'locked';
/**
 * How many steps away a tile is, and the chance in percent to come there now.
 *
 * @minItems 2
 */
export type ReachView = [number, number];
/**
 * Why a roll comes to this number: "rolled", "rage", "zero" for a Run without a point, or the name of what changed it.
 *
 * @minItems 2
 */
export type ReasonView = [string, number];
export type Mark = 'decoder' | 'herb' | 'black_box' | 'exploded' | 'bolt' | 'web' | 'shadow';
export type Side = 'none' | 'front' | 'back';
export type State = 'absent' | 'on_map' | 'safe' | 'eliminated' | 'possessed' | 'given_up' | 'enslaved';

/**
 * An active skill of a Victim.
 */
export interface ActiveInfo {
  id: string;
  name: string;
  text: string;
}
/**
 * Whom a question is about, the roll or the attack it interrupts, the tile in hand. What does not concern it is left out.
 */
export interface AskedParts {
  attacker?: string;
  chance?: number;
  mark?: number;
  power?: number;
  purpose?: Purpose;
  status?: Status;
  text?: string;
  tile?: string;
  title?: string;
  total?: number;
  victim?: string;
}
/**
 * The last attack. A defence of at least its power holds.
 */
export interface AttackView {
  attacker: string;
  by: AttackKind;
  defence: number;
  dice: number[];
  outcome: AttackOutcome;
  power: number;
  round: number;
  victim: string;
}
/**
 * The Bunker Board: the Gate, the tokens found, the row, and what is still needed.
 */
export interface BunkerView {
  chance: number;
  changes: number | null;
  gate: number | null;
  missing: number | null;
  nearest: string[];
  numbers_left: number;
  open: boolean;
  row: string[];
  symbols_left: number;
  tokens: string[];
  value: number | null;
}
/**
 * The tile that was drawn and is to be laid.
 */
export interface DrawnView {
  beside: string;
  tile: string;
  victim: string;
  ways: WayView[];
}
/**
 * One way to lay the drawn tile: at which edge of the runner's tile, how it is turned, and what that brings.
 */
export interface WayView {
  blocks: string[];
  edge: Edge;
  exits: Edge[];
  joins: string[];
  opens: number;
  q: number;
  r: number;
  turned: number;
}
/**
 * A kind of Event card; one that lasts stays until the end of its drawer's next turn.
 */
export interface EventInfo {
  cards: number;
  lasts: boolean;
  name: string;
  text: string;
}
/**
 * An Evil: the status its Curse card tests, and its four skills.
 */
export interface EvilInfo {
  curse: Status;
  death: ActiveInfo;
  first: EvilSkillInfo;
  name: string;
  passive: ActiveInfo;
  passive_upgrade: string;
  second: EvilSkillInfo;
}
/**
 * An active skill of an Evil before upgrades, and what the first upgrade brings; each adds 1 to the power.
 */
export interface EvilSkillInfo {
  id: string;
  name: string;
  power: number;
  stamina: number;
  text: string;
  upgrade: string;
}
/**
 * An active skill of the Evil as it is now.
 */
export interface EvilSkillView {
  power: number;
  skill: string;
  stamina: number;
  state: SkillState;
  upgrades: number;
  why: string;
}
/**
 * The Evil and its board.
 */
export interface EvilView {
  actions: number;
  at: string;
  bullet: boolean;
  death: string;
  die: Die;
  evil: string;
  host: string;
  meat: number;
  passive: string;
  prey: string[];
  rage: number;
  rage_short: number;
  seat: number;
  shadows: string[];
  skills: EvilSkillView[];
  stamina: number;
  threats: {
    [k: string]: ThreatView;
  };
  upgrade_short: number;
  upgrades: {
    [k: string]: number;
  };
}
/**
 * What the Evil can do to a Victim where it stands now, in percent.
 */
export interface ThreatView {
  hit: number;
  reach: number;
  skills: number[];
  steps: number | null;
}
/**
 * What lies before the one whose turn it is. Chances are in percent.
 */
export interface ForesightView {
  decode: number;
  figure: string;
  heal: number;
  hide: number;
  reach: {
    [k: string]: ReachView;
  };
  search: number;
  search_two: number;
  tests: {
    [k: string]: number;
  };
}
/**
 * The table as a seat sees it.
 */
export interface ForestView {
  acting: string | null;
  attack: AttackView | null;
  bunker: BunkerView;
  crossed: string[];
  curse_after: number;
  drawn: DrawnView | null;
  event: string | null;
  event_discard: string[];
  events: number;
  evil: EvilView | null;
  foresight: ForesightView | null;
  hammers: string[][];
  item_discard: string[];
  items: number;
  lasting: LastingView[];
  left: number;
  looked: number;
  looking: string[];
  lost: number;
  lost_at: number;
  needed: number;
  omen: string | null;
  order: string[];
  piles: {
    [k: string]: PileView;
  };
  playing: string | null;
  points: number;
  roll: RollView | null;
  round: number;
  safe: number;
  scores: {
    [k: string]: number;
  };
  taken: string[];
  tiles: {
    [k: string]: TileView;
  };
  turn: number;
  victims: {
    [k: string]: VictimView;
  };
}
/**
 * An Event in force: until the end of its drawer's next turn. Before it has begun it holds for nobody.
 */
export interface LastingView {
  begun: boolean;
  drawer: string;
  event: string;
}
/**
 * A Map pile: how many tiles, and from the top down those that this seat knows (None for the others; [] if it knows none).
 */
export interface PileView {
  known: (string | null)[];
  tiles: number;
}
/**
 * The last roll, and how its total came about.
 */
export interface RollView {
  changed_by: string[];
  dice: number[];
  die: Die;
  faces: number[];
  figure: string;
  mark: number | null;
  open: boolean;
  passed: boolean | null;
  purpose: Purpose;
  reasons: ReasonView[];
  sentence: string;
  status: Status | null;
  total: number;
}
/**
 * A tile as it lies: q counts columns to the east, r tiles to the south within a column, `turned` sixths clockwise.
 */
export interface TileView {
  exits: Edge[];
  joined: Edge[];
  marks: Mark[];
  open: Edge[];
  q: number;
  r: number;
  turned: number;
}
/**
 * A Victim and its board.
 */
export interface VictimView {
  active: SkillView;
  at: string | null;
  cards: number;
  critical: boolean;
  debuffs: Debuff[];
  hand: string[] | null;
  hide: Side;
  passive: SkillView;
  seat: number;
  state: State;
  statuses: {
    agi: number;
    int: number;
    luk: number;
    vit: number;
  };
  tokens: string[];
  worn: string[];
  wounds: number;
}
/**
 * A skill of a Victim.
 */
export interface SkillView {
  state: SkillState;
  why: string;
}
/**
 * Names, texts and numbers of all components.
 */
export interface Glossary {
  debuffs: {
    afraid: NamedInfo;
    poisoned: NamedInfo;
    targeted: NamedInfo;
  };
  edges: Edge[];
  events: {
    [k: string]: EventInfo;
  };
  evils: {
    [k: string]: EvilInfo;
  };
  gates: number[];
  hide: {
    back: NamedInfo;
    front: NamedInfo;
    none: NamedInfo;
  };
  items: {
    [k: string]: ItemInfo;
  };
  kinds: {
    [k: string]: KindInfo;
  };
  limits: Limits;
  marks: {
    black_box: NamedInfo;
    bolt: NamedInfo;
    decoder: NamedInfo;
    exploded: NamedInfo;
    herb: NamedInfo;
    shadow: NamedInfo;
    web: NamedInfo;
  };
  skill_tokens: {
    [k: string]: NamedInfo;
  };
  statuses: {
    agi: StatusInfo;
    int: StatusInfo;
    luk: StatusInfo;
    vit: StatusInfo;
  };
  tiles: {
    [k: string]: TileInfo;
  };
  tokens: {
    [k: string]: TokenInfo;
  };
  victims: {
    [k: string]: VictimInfo;
  };
}
/**
 * Something with a name, and a sentence about it.
 */
export interface NamedInfo {
  name: string;
  text: string;
}
/**
 * A kind of Item card; `worn` is the status whose rolls it helps when it is put on.
 */
export interface ItemInfo {
  cards: number;
  name: string;
  text: string;
  worn: Status | null;
}
/**
 * A kind of Map tile: what it does, and how many there are.
 */
export interface KindInfo {
  name: string;
  text: string;
  tiles: number;
}
/**
 * Numbers of the game.
 */
export interface Limits {
  actions: number;
  death_rage: number;
  hand: number;
  pass_mark: number;
  rage: number;
  stamina: number;
  status: number;
  upgrade_rage: number;
  upgrades: number;
  webs: number;
  worn: number;
  wounds: number;
}
/**
 * A status: its letters, its name, and what is rolled with it.
 */
export interface StatusInfo {
  letters: string;
  name: string;
  text: string;
}
/**
 * A Map tile with its exits before it is turned; `test` is what a Test tile tests.
 */
export interface TileInfo {
  exits: Edge[];
  kind: string;
  name: string;
  test: Status | null;
}
/**
 * A token of the equation: how it is written, and how many there are.
 */
export interface TokenInfo {
  number: boolean;
  sign: string;
  tokens: number;
}
/**
 * A Victim: who that is, how it begins, and its skills.
 */
export interface VictimInfo {
  about: string;
  active: ActiveInfo;
  full_name: string;
  item: string;
  name: string;
  passive: PassiveInfo;
  start: {
    [k: string]: number;
  };
}
/**
 * A passive skill of a Victim, and the statuses that unlock it.
 */
export interface PassiveInfo {
  id: string;
  name: string;
  needs: {
    [k: string]: number;
  };
  text: string;
}

export type VictimId = 'rolita' | 'diego' | 'vivian' | 'lucien' | 'anya' | 'sean';
export type FigureId = 'rolita' | 'diego' | 'vivian' | 'lucien' | 'anya' | 'sean' | 'evil';
export type TileId =
  'camp' | 'bunker' | 'decoder_1' | 'decoder_2' | 'decoder_3' | 'decoder_4' | 'decoder_5' | 'decoder_6' | 'corpse_1' |
  'corpse_2' | 'corpse_3' | 'corpse_4' | 'corpse_5' | 'corpse_6' | 'curse_1' | 'curse_2' | 'curse_3' | 'curse_4' |
  'test_agi_1' | 'test_agi_2' | 'test_vit_1' | 'test_vit_2' | 'test_int_1' | 'test_int_2' | 'test_luk_1' | 'test_luk_2'
  | 'herb_1' | 'herb_2' | 'plane_1' | 'plane_2' | 'path_1' | 'path_2' | 'path_3' | 'path_4' | 'path_5' | 'path_6' |
  'path_7' | 'path_8' | 'path_9' | 'path_10';
export type PileId = 'left' | 'right';
export type EdgeId = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export type ItemId =
  'aid_box' | 'firework' | 'flashlight' | 'manual' | 'gun' | 'hammer' | 'amulet' | 'calculator' | 'jacket' | 'shoes';
export type StatusId = 'agi' | 'vit' | 'int' | 'luk';
export type SkillId =
  'flexible' | 'tools_master' | 'self_heal' | 'smart_link' | 'ground_analyze' | 'shooting' | 'target' | 'double_slash' |
  'ambush' | 'madness_crash' | 'corpse_explosion' | 'thunder_call' | 'spider_web' | 'poison_mist' | 'dark_thorn' |
  'swap_dimension' | 'terrifying_dance' | 'behind_you';
export type UpgradeId = 'passive' | 'first' | 'second';
export type EventId =
  'wild_animals' | 'thunderclap' | 'dark_curse' | 'insect_swarm' | 'crows_cry' | 'hail' | 'snow' | 'stress' | 'darkness';
export type EvilId = 'werewolf' | 'wendigo' | 'witch' | 'widow' | 'doppelganger' | 'ghost';
export type TokenId = '1' | '2' | '3' | '4' | '5' | '6' | 'plus' | 'minus' | 'times';

/** What happens: the parts of an event. */
export type Told =
  | { kind: 'said'; seat: number; text: string; number: number }
  | { kind: 'chose'; seat: number; victim: VictimId }
  | { kind: 'rolled_for_order'; victim: VictimId; face: string }
  | { kind: 'order'; order: string }
  | { kind: 'round'; round: number }
  | { kind: 'turn'; victim: VictimId; points: number; seat: number; round: number }
  | { kind: 'action'; victim: VictimId; action: string; points: number }
  | { kind: 'used'; victim: VictimId; skill: SkillId }
  | { kind: 'rolled'; victim: VictimId; status: StatusId; dice: string }
  | { kind: 'failed'; victim: VictimId; status: StatusId }
  | { kind: 'passed'; victim: VictimId; status: StatusId }
  | { kind: 'status'; victim: VictimId; status: StatusId; value: number }
  | { kind: 'runs'; victim: VictimId; points: number }
  | { kind: 'rushes'; victim: VictimId }
  | { kind: 'moved'; victim: VictimId; from: TileId; to: TileId }
  | { kind: 'drew_tile'; victim: VictimId; tile: TileId; pile: PileId }
  | { kind: 'closed'; tile: TileId; pile: PileId }
  | { kind: 'laid'; victim: VictimId; tile: TileId; beside: TileId; edge: EdgeId; turned: number }
  | { kind: 'gate'; gate: string }
  | { kind: 'decoded'; victim: VictimId; tile: TileId }
  | { kind: 'repaired'; victim: VictimId; tile: TileId }
  | { kind: 'gained'; victim: VictimId; token: TokenId }
  | { kind: 'placed'; victim: VictimId; token: TokenId; spot: number }
  | { kind: 'removed'; victim: VictimId; token: TokenId; spot: number }
  | { kind: 'safe'; victim: VictimId; safe: number }
  | { kind: 'hid'; victim: VictimId }
  | { kind: 'drew_item'; victim: VictimId; item: ItemId }
  | { kind: 'drew'; victim: VictimId }
  | { kind: 'reshuffled' }
  | { kind: 'gave_item'; victim: VictimId; item: ItemId; other: VictimId }
  | { kind: 'gave'; victim: VictimId; other: VictimId }
  | { kind: 'discarded'; victim: VictimId; item: ItemId }
  | { kind: 'played'; victim: VictimId; item: ItemId }
  | { kind: 'put_on'; victim: VictimId; item: ItemId }
  | { kind: 'picked_up'; victim: VictimId; tile: TileId }
  | { kind: 'looked'; victim: VictimId; pile: PileId }
  | { kind: 'saw'; victim: VictimId; tile: TileId }
  | { kind: 'put_back'; victim: VictimId; pile: PileId; top: number }
  | { kind: 'hammered'; from: TileId; to: TileId }
  | { kind: 'shot'; victim: VictimId }
  | { kind: 'bullet_gone' }
  | { kind: 'linked'; victim: VictimId }
  | { kind: 'analyzed'; victim: VictimId }
  | { kind: 'wounded'; victim: VictimId; wounds: number }
  | { kind: 'critical'; victim: VictimId }
  | { kind: 'healed'; victim: VictimId; wounds: number }
  | { kind: 'cured'; victim: VictimId }
  | { kind: 'debuffed'; victim: VictimId; debuff: number }
  | { kind: 'event'; victim: VictimId; event: EventId }
  | { kind: 'event_over'; event: EventId }
  | { kind: 'curse'; evil: EvilId; status: StatusId }
  | { kind: 'possessed'; victim: VictimId; evil: EvilId; seat: number; tile: TileId }
  | { kind: 'handed_on'; victim: VictimId; seat: number }
  | { kind: 'given_up'; victim: VictimId }
  | { kind: 'evil_turn'; points: number; evil: EvilId; seat: number; round: number }
  | { kind: 'evil_action'; action: string; points: number }
  | { kind: 'evil_used'; skill: SkillId; stamina: number }
  | { kind: 'evil_rolled'; face: number }
  | { kind: 'rage'; rage: number }
  | { kind: 'stamina'; stamina: number }
  | { kind: 'upgraded'; upgrade: UpgradeId; tokens: number }
  | { kind: 'prowled'; figure: FigureId; piece: string; from: TileId; to: TileId }
  | { kind: 'attacks'; figure: FigureId; victim: VictimId; power: number }
  | { kind: 'defended'; victim: VictimId; power: number; defence: number }
  | { kind: 'repelled'; figure: FigureId; victim: VictimId }
  | { kind: 'exploded'; tile: TileId }
  | { kind: 'marked'; tile: TileId }
  | { kind: 'struck'; tile: TileId }
  | { kind: 'bolt'; tile: TileId }
  | { kind: 'web'; tile: TileId }
  | { kind: 'web_gone'; tile: TileId }
  | { kind: 'shadow'; tile: TileId }
  | { kind: 'meat'; meat: number }
  | { kind: 'eliminated'; victim: VictimId }
  | { kind: 'enslaved'; victim: VictimId; seat: number };
/** The parts of an answer. */
export type Parts =
  | { kind: 'pass' }
  | { kind: 'end' }
  | { kind: 'done' }
  | { kind: 'choose'; victim: VictimId }
  | { kind: 'run' }
  | { kind: 'crawl'; to: TileId }
  | { kind: 'decode' }
  | { kind: 'heal'; victim: VictimId }
  | { kind: 'search' }
  | { kind: 'hide' }
  | { kind: 'use'; skill: SkillId }
  | { kind: 'place'; token: TokenId; spot: string }
  | { kind: 'remove'; spot: string }
  | { kind: 'give'; victim: VictimId }
  | { kind: 'play'; item: ItemId }
  | { kind: 'wear'; item: ItemId }
  | { kind: 'take_off'; item: ItemId }
  | { kind: 'pick_up' }
  | { kind: 'step'; to: TileId }
  | { kind: 'draw'; pile: PileId }
  | { kind: 'lay'; edge: EdgeId }
  | { kind: 'turn'; sixths: string }
  | { kind: 'stop' }
  | { kind: 'take' }
  | { kind: 'hand'; item: ItemId }
  | { kind: 'discard'; item: ItemId }
  | { kind: 'on'; victim: VictimId }
  | { kind: 'cure'; ailment: string }
  | { kind: 'raise'; status: StatusId }
  | { kind: 'lower'; status: StatusId }
  | { kind: 'look'; pile: PileId }
  | { kind: 'top'; tile: TileId }
  | { kind: 'bottom'; tile: TileId }
  | { kind: 'at'; tile: TileId }
  | { kind: 'reroll'; die: string }
  | { kind: 'hunt' }
  | { kind: 'prowl'; piece: string; to: TileId }
  | { kind: 'attack'; victim: VictimId }
  | { kind: 'attack_all' }
  | { kind: 'death'; victim: VictimId }
  | { kind: 'upgrade'; skill: UpgradeId }
  | { kind: 'again' }
  | { kind: 'charge'; edge: EdgeId }
  | { kind: 'swap'; piece: string; victim: VictimId }
  | { kind: 'tile'; tile: TileId }
  | { kind: 'item'; item: ItemId }
  | { kind: 'event'; event: EventId }
  | { kind: 'curse'; evil: EvilId }
  | { kind: 'token'; token: TokenId }
  | { kind: 'gate'; gate: string }
  | { kind: 'die'; face: string }
  | { kind: 'evil_die'; face: string };
/** What is asked: the kind of a question, and what it is about. */
export type Asked =
  | { kind: 'act'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'adrenaline_rush'; parts: { name: string; first: number; passed: number } & AskedParts }
  | { kind: 'aid'; parts: object & AskedParts }
  | { kind: 'ambush'; parts: object & AskedParts }
  | { kind: 'analyze'; parts: object & AskedParts }
  | { kind: 'behind'; parts: object & AskedParts }
  | { kind: 'blast'; parts: { tile: TileId } & AskedParts }
  | { kind: 'charge'; parts: object & AskedParts }
  | { kind: 'choose'; parts: { seat: number } & AskedParts }
  | { kind: 'discard'; parts: { victim: VictimId; count: number } & AskedParts }
  | { kind: 'enslaved'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'evil'; parts: object & AskedParts }
  | { kind: 'evil_die'; parts: { name: string; first: number; passed: number } & AskedParts }
  | { kind: 'explosion'; parts: object & AskedParts }
  | { kind: 'firework'; parts: { name: string; first: number; passed: number } & AskedParts }
  | { kind: 'first'; parts: { skill: SkillId } & AskedParts }
  | { kind: 'free_attack'; parts: object & AskedParts }
  | { kind: 'free_hunt'; parts: object & AskedParts }
  | { kind: 'frenzy'; parts: { chosen: number } & AskedParts }
  | { kind: 'hammer'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'hammer_to'; parts: { tile: TileId } & AskedParts }
  | { kind: 'hand'; parts: { victim: VictimId; receiver: VictimId } & AskedParts }
  | { kind: 'hand_over'; parts: { evil: EvilId } & AskedParts }
  | { kind: 'hide'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'hunt'; parts: { hunter: FigureId; steps: number; stopped: number; through: number } & AskedParts }
  | { kind: 'lay'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'look'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'lose'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'lower'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'photo_flash'; parts: { name: string; first: number; passed: number } & AskedParts }
  | { kind: 'put_back'; parts: { victim: VictimId; pile: PileId; deep: number } & AskedParts }
  | { kind: 'raise'; parts: { victim: VictimId; status: StatusId } & AskedParts }
  | { kind: 'reroll'; parts: { victim: VictimId; status: StatusId; picked: number } & AskedParts }
  | { kind: 'run'; parts: { victim: VictimId; points: number; extra: number; taken: number } & AskedParts }
  | { kind: 'second'; parts: { skill: SkillId; first: VictimId } & AskedParts }
  | { kind: 'slash'; parts: object & AskedParts }
  | { kind: 'swap'; parts: object & AskedParts }
  | { kind: 'take'; parts: { victim: VictimId; found: number } & AskedParts }
  | { kind: 'target'; parts: object & AskedParts }
  | { kind: 'target_hunt'; parts: { name: string; first: number; passed: number } & AskedParts }
  | { kind: 'test'; parts: { name: string; first: number; passed: number } & AskedParts }
  | { kind: 'thunder'; parts: object & AskedParts }
  | { kind: 'tools_for'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'tools_item'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'tools_status'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'treat'; parts: { victim: VictimId } & AskedParts }
  | { kind: 'turn'; parts: { victim: VictimId; edge: EdgeId } & AskedParts }
  | { kind: 'unweave'; parts: object & AskedParts }
  | { kind: 'web'; parts: { second: number } & AskedParts };
/** What the rules tell, take and ask. */
export interface Rules {
  told: Told;
  parts: Parts;
  asked: Asked;
}
