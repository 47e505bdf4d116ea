/* Made from the game's view and glossary by `npm run types`: do not edit. */

export type Action = 'move' | 'close' | 'ranged';
/**
 * One reason of a value: what it does, why, and the number.
 *
 * @minItems 3
 */
export type ReasonView = [Does, string, number];
export type Does = 'base' | 'modifier' | 'limit' | 'at most' | 'at least';
export type Line = 'clear' | 'hindered' | 'blocked';
export type CardKind = 'single' | 'transforming' | 'crossroads' | 'none';
export type MapId = 'crumbling_mausoleum' | 'haunted_house';
export type Marker = 'web' | 'fog';
/**
 * A power that is in force or can be switched on: its id, what stands behind its name, and where it stands.
 *
 * @minItems 3
 */
export type PowerView = [string, string, Slot];
export type Slot = 'speed' | 'attack' | 'defense' | 'damage' | 'card' | 'cabal';
export type Side = 'a' | 'b';
export type State = 'waiting' | 'map' | 'killed';
export type Status =
  | 'vulnerable'
  | 'blooded'
  | 'insane'
  | 'puppet'
  | 'soaring'
  | 'immovable'
  | 'incapable'
  | 'intangible'
  | 'harmless'
  | 'scorned';
export type Edge = 'north' | 'east' | 'south' | 'west';
export type ObjectKind = 'portal' | 'tombstone' | 'tree';
export type Phase = 'setting up' | 'preview' | 'suspense' | 'hunting' | 'hourglass';
export type Scenario = 'standard' | 'shroud_of_mist' | 'creaking_floorboards';
export type Place = 'waiting' | 'map' | 'card' | 'carried' | 'removed';
/**
 * One value of a click (None for an hourglass), and the colour of the circle round it ("" if there is none).
 *
 * @minItems 2
 */
export type EntryInfo = [number | null, string];
export type Terrain = 'clear' | 'hindering' | 'water' | 'blocking';
/**
 * A wall on an edge of a space.
 *
 * @minItems 2
 */
export type WallInfo = [string, Edge];
export type PowerKind = 'static' | 'dependant' | 'cabal' | 'trait';
export type TwistKind = 'twist' | 'subplot' | 'clock';
export type Moment =
  | 'suspense'
  | 'own_suspense'
  | 'slaying'
  | 'attack_roll'
  | 'damage'
  | 'slain'
  | 'hunting'
  | 'move'
  | 'preview'
  | 'setup';
export type Mode = 'walk' | 'fly' | 'swim';
export type Rank =
  'rookie' | 'experienced' | 'veteran' | 'unique' | 'limited' | 'super_rare' | 'promotional' | 'minion';
export type Ring = 'yellow' | 'blue' | 'red' | 'silver' | 'bronze' | 'gold' | 'purple' | 'none';
/**
 * A power as a card names it: its id, and what stands behind its name.
 *
 * @minItems 2
 */
export type PowerRef = [string, string];

/**
 * The action in hand.
 */
export interface ActionView {
  carries: string | null;
  frenzy: boolean;
  left: number;
  monster: string;
  power: string | null;
}
/**
 * An attack on one target: what two dice must show, and what a hit does.
 */
export interface AimView {
  attack: ValueView;
  chance: number | null;
  clicks: number | null;
  damage: ValueView | null;
  deadly: boolean;
  defense: ValueView;
  evades: number | null;
  line: Line;
  needs: number | null;
  pierces: boolean;
  target: string;
  through: string[];
}
/**
 * A value that was worked out, and what it is made of.
 */
export interface ValueView {
  reasons: ReasonView[];
  total: number;
}
/**
 * A kind of victim.
 */
export interface ArchetypeInfo {
  female: boolean;
  limited: boolean;
  name: string;
  speed: number;
}
/**
 * A sample army.
 */
export interface ArmyInfo {
  build_total: number;
  crypt: string[];
  monsters: string[];
  name: string;
  points: number;
  victims: string[];
}
/**
 * The attack in hand.
 */
export interface AttackView {
  attacker: string;
  dice: number[];
  hits: string[];
  kind: Action;
  power: string | null;
  shares: number[];
  smashes: string | null;
  targets: AimView[];
}
/**
 * A cabal: its power, who can lead it, who belongs to it.
 */
export interface CabalInfo {
  leaders: string[];
  members: string[];
  name: string;
  power: string;
}
/**
 * A cabal whose power is in force for a player, and the monster that leads it.
 */
export interface CabalView {
  cabal: string;
  leader: string;
  power: string;
}
/**
 * A class of monsters.
 */
export interface ClassInfo {
  major: boolean;
  name: string;
}
/**
 * The table as a seat sees it.
 */
export interface ClixView {
  action: ActionView | null;
  actions: number;
  active: number | null;
  attack: AttackView | null;
  base_actions: number;
  build_total: number;
  chosen: string | null;
  clock: ClockView | null;
  effects: EffectView[];
  first: number | null;
  limit: number;
  map: MapId;
  markers: MarkerView[];
  monsters: MonsterView[];
  objects: ObjectView[];
  phase: Phase;
  players: PlayerView[];
  pool: number;
  rescue_goal: number;
  scenario: Scenario;
  slaying: SlayingView | null;
  turn: number;
  victim_points: number;
  victims: VictimView[];
}
/**
 * The ticking clock in play, and who played it.
 */
export interface ClockView {
  card: string;
  seat: number;
}
/**
 * What a plot twist does for a while: to whom, and how long.
 */
export interface EffectView {
  card: string;
  forever: boolean;
  monster?: string;
  seat?: number;
  until: number | null;
  victim?: string;
}
/**
 * A marker that makes hindering terrain.
 */
export interface MarkerView {
  at: string;
  kind: Marker;
}
/**
 * A monster with its dial and card: all of it lies open.
 */
export interface MonsterView {
  acted: boolean;
  at: string | null;
  click: number;
  controller: number;
  id: string;
  kills: number;
  left: number;
  line: number;
  name: string;
  next: string;
  owner: number;
  powers: PowerView[];
  reasons: ReasonsView;
  side: Side;
  slays: number;
  state: State;
  statuses: Status[];
  tokens: number;
  values: ValuesView;
  version: string;
  victims: string[];
}
/**
 * What those values are made of, where that is more than the dial.
 */
export interface ReasonsView {
  attack?: ReasonView[];
  damage?: ReasonView[];
  defense?: ReasonView[];
  speed?: ReasonView[];
}
/**
 * The four values of a monster as they count now against nobody in particular; None where an hourglass stands.
 */
export interface ValuesView {
  attack: number | null;
  damage: number | null;
  defense: number | null;
  speed: number | null;
}
/**
 * An object on the map. A portal has a doorway on an edge, open or closed.
 */
export interface ObjectView {
  at: string;
  edge?: Edge;
  kind: ObjectKind;
  open?: boolean;
}
/**
 * A player: army, points, crypt.
 */
export interface PlayerView {
  army_points: number;
  cabals: CabalView[];
  clicks_left: number;
  crypt: string[] | null;
  crypt_size: number;
  edge: Edge | null;
  in_game: boolean;
  played: string[];
  points: number;
  removed: string[];
  rescued: number;
  seat: number;
  slain: number;
  subplot: SubplotView | null;
  team: number;
  total: number;
}
/**
 * A subplot in play: what it is about, and what it brings as things stand.
 */
export interface SubplotView {
  card: string;
  hated?: string;
  monster?: string;
  worth?: number;
}
/**
 * A victim that is about to be slain.
 */
export interface SlayingView {
  monster: string;
  victim: string;
}
/**
 * A victim; what a face-down one is, nobody knows.
 */
export interface VictimView {
  archetype: string | null;
  at: string | null;
  face_down: boolean;
  holder: string | null;
  id: string;
  name: string;
  rescued: boolean;
  shifted: boolean;
  speed: number | null;
  where: Place;
}
/**
 * An action that a monster cannot be given now, and the rule that forbids it.
 */
export interface ClosedParts {
  action: Action;
  power: string;
  rule: string;
}
/**
 * Names, texts and numbers of all components.
 */
export interface Glossary {
  archetypes: {
    [k: string]: ArchetypeInfo;
  };
  armies: {
    [k: string]: ArmyInfo;
  };
  cabals: {
    [k: string]: CabalInfo;
  };
  classes: {
    [k: string]: ClassInfo;
  };
  columns: number;
  maps: {
    [k: string]: MapInfo;
  };
  markers: {
    [k: string]: NamedInfo;
  };
  objects: {
    [k: string]: NamedInfo;
  };
  phases: {
    [k: string]: NamedInfo;
  };
  powers: {
    [k: string]: PowerInfo;
  };
  rows: number;
  scenarios: {
    [k: string]: ScenarioInfo;
  };
  statuses: {
    [k: string]: NamedInfo;
  };
  twists: {
    [k: string]: TwistInfo;
  };
  versions: {
    [k: string]: VersionInfo;
  };
}
/**
 * A map: its terrain row by row, walls, victim spaces and starting areas.
 */
export interface MapInfo {
  indoors: boolean[][];
  kind: string;
  name: string;
  starts: {
    [k: string]: string[];
  };
  terrain: Terrain[][];
  victim_spaces: string[];
  walls: WallInfo[];
}
/**
 * Something with a name and a sentence about it.
 */
export interface NamedInfo {
  name: string;
  text: string;
}
/**
 * A power or trait, and the actions a dependant one can be switched on with.
 */
export interface PowerInfo {
  actions: Action[];
  kind: PowerKind;
  name: string;
  slot: Slot;
  text: string;
}
/**
 * A scenario.
 */
export interface ScenarioInfo {
  build_total: number;
  map: string;
  name: string;
  text: string;
}
/**
 * A plot twist, subplot or ticking clock.
 */
export interface TwistInfo {
  kind: TwistKind;
  moment: Moment;
  name: string;
  needs: string[];
  text: string;
  when: string;
}
/**
 * One version of a monster, or a minion: base, dial and card.
 */
export interface VersionInfo {
  bolts: number;
  cabal: string | null;
  card: CardKind;
  classes: string[];
  dial: EntryInfo[][];
  family: string;
  green: number;
  leads: string | null;
  mode: Mode;
  name: string;
  number: number;
  points: number;
  range: number;
  rank: Rank;
  red: number | null;
  ring: Ring;
  set: string;
  sides: SideInfo[];
  transforms: string;
}
/**
 * One side of a monster's card: what each colour means, and the traits.
 */
export interface SideInfo {
  classes: string[];
  powers: {
    [k: string]: PowerRef;
  };
  title: string;
  traits: PowerRef[];
}
/**
 * What one of the active player's monsters can do now.
 */
export interface HuntParts {
  aloft: string[];
  breaks_away: number | null;
  closed: ClosedParts[];
  frenzy: boolean;
  open: OpenParts[];
  reach: string[];
  speed: ValueView;
}
/**
 * An action that a monster can be given: with which dependant power ("plain" for none), against whom, or what it smashes.
 */
export interface OpenParts {
  action: Action;
  aims: AimView[];
  power: string;
  smashes: string[];
}
/**
 * A move: the way to each space, and who threatens which of them.
 */
export interface MoveParts {
  threats: ThreatParts[];
  ways: {
    [k: string]: string[];
  };
}
/**
 * An opponent that could attack in these spaces in its next turn if nothing else changes.
 */
export interface ThreatParts {
  monster: string;
  spaces: string[];
}
/**
 * What a question is about, besides the facts of the step that waits for the answer.
 */
export interface QuestionParts {
  aims?: {
    [k: string]: {
      [k: string]: AimView;
    };
  };
  hunts?: {
    [k: string]: HuntParts;
  };
  move?: MoveParts;
  victims?: {
    [k: string]: string[];
  };
}
