/* Made from the game's view and glossary by `npm run types`: do not edit. */

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
 * Why a roll comes to this number: "rolled", "rage", or the name of what changed it.
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
  tile?: string;
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
 * Something with a name and a text.
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
