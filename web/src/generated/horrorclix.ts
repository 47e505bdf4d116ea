/* Made from the game's view, glossary, events, answers and questions by `npm run types`: do not edit. */

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
  teams: TeamView[];
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
 * Players who add up their points: the seats of a team, their victory points, and what their armies cost together.
 */
export interface TeamView {
  army_points: number;
  seats: number[];
  team: number;
  total: number;
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
 * Something with a name, and a sentence about it.
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

export type SpaceId =
  'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'f1' | 'g1' | 'h1' | 'i1' | 'j1' | 'k1' | 'l1' | 'm1' | 'n1' | 'o1' | 'p1' | 'q1' |
  'r1' | 's1' | 't1' | 'u1' | 'v1' | 'w1' | 'x1' | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'f2' | 'g2' | 'h2' | 'i2' | 'j2' |
  'k2' | 'l2' | 'm2' | 'n2' | 'o2' | 'p2' | 'q2' | 'r2' | 's2' | 't2' | 'u2' | 'v2' | 'w2' | 'x2' | 'a3' | 'b3' | 'c3' |
  'd3' | 'e3' | 'f3' | 'g3' | 'h3' | 'i3' | 'j3' | 'k3' | 'l3' | 'm3' | 'n3' | 'o3' | 'p3' | 'q3' | 'r3' | 's3' | 't3' |
  'u3' | 'v3' | 'w3' | 'x3' | 'a4' | 'b4' | 'c4' | 'd4' | 'e4' | 'f4' | 'g4' | 'h4' | 'i4' | 'j4' | 'k4' | 'l4' | 'm4' |
  'n4' | 'o4' | 'p4' | 'q4' | 'r4' | 's4' | 't4' | 'u4' | 'v4' | 'w4' | 'x4' | 'a5' | 'b5' | 'c5' | 'd5' | 'e5' | 'f5' |
  'g5' | 'h5' | 'i5' | 'j5' | 'k5' | 'l5' | 'm5' | 'n5' | 'o5' | 'p5' | 'q5' | 'r5' | 's5' | 't5' | 'u5' | 'v5' | 'w5' |
  'x5' | 'a6' | 'b6' | 'c6' | 'd6' | 'e6' | 'f6' | 'g6' | 'h6' | 'i6' | 'j6' | 'k6' | 'l6' | 'm6' | 'n6' | 'o6' | 'p6' |
  'q6' | 'r6' | 's6' | 't6' | 'u6' | 'v6' | 'w6' | 'x6' | 'a7' | 'b7' | 'c7' | 'd7' | 'e7' | 'f7' | 'g7' | 'h7' | 'i7' |
  'j7' | 'k7' | 'l7' | 'm7' | 'n7' | 'o7' | 'p7' | 'q7' | 'r7' | 's7' | 't7' | 'u7' | 'v7' | 'w7' | 'x7' | 'a8' | 'b8' |
  'c8' | 'd8' | 'e8' | 'f8' | 'g8' | 'h8' | 'i8' | 'j8' | 'k8' | 'l8' | 'm8' | 'n8' | 'o8' | 'p8' | 'q8' | 'r8' | 's8' |
  't8' | 'u8' | 'v8' | 'w8' | 'x8' | 'a9' | 'b9' | 'c9' | 'd9' | 'e9' | 'f9' | 'g9' | 'h9' | 'i9' | 'j9' | 'k9' | 'l9' |
  'm9' | 'n9' | 'o9' | 'p9' | 'q9' | 'r9' | 's9' | 't9' | 'u9' | 'v9' | 'w9' | 'x9' | 'a10' | 'b10' | 'c10' | 'd10' |
  'e10' | 'f10' | 'g10' | 'h10' | 'i10' | 'j10' | 'k10' | 'l10' | 'm10' | 'n10' | 'o10' | 'p10' | 'q10' | 'r10' | 's10'
  | 't10' | 'u10' | 'v10' | 'w10' | 'x10' | 'a11' | 'b11' | 'c11' | 'd11' | 'e11' | 'f11' | 'g11' | 'h11' | 'i11' |
  'j11' | 'k11' | 'l11' | 'm11' | 'n11' | 'o11' | 'p11' | 'q11' | 'r11' | 's11' | 't11' | 'u11' | 'v11' | 'w11' | 'x11'
  | 'a12' | 'b12' | 'c12' | 'd12' | 'e12' | 'f12' | 'g12' | 'h12' | 'i12' | 'j12' | 'k12' | 'l12' | 'm12' | 'n12' |
  'o12' | 'p12' | 'q12' | 'r12' | 's12' | 't12' | 'u12' | 'v12' | 'w12' | 'x12' | 'a13' | 'b13' | 'c13' | 'd13' | 'e13'
  | 'f13' | 'g13' | 'h13' | 'i13' | 'j13' | 'k13' | 'l13' | 'm13' | 'n13' | 'o13' | 'p13' | 'q13' | 'r13' | 's13' |
  't13' | 'u13' | 'v13' | 'w13' | 'x13' | 'a14' | 'b14' | 'c14' | 'd14' | 'e14' | 'f14' | 'g14' | 'h14' | 'i14' | 'j14'
  | 'k14' | 'l14' | 'm14' | 'n14' | 'o14' | 'p14' | 'q14' | 'r14' | 's14' | 't14' | 'u14' | 'v14' | 'w14' | 'x14' |
  'a15' | 'b15' | 'c15' | 'd15' | 'e15' | 'f15' | 'g15' | 'h15' | 'i15' | 'j15' | 'k15' | 'l15' | 'm15' | 'n15' | 'o15'
  | 'p15' | 'q15' | 'r15' | 's15' | 't15' | 'u15' | 'v15' | 'w15' | 'x15' | 'a16' | 'b16' | 'c16' | 'd16' | 'e16' |
  'f16' | 'g16' | 'h16' | 'i16' | 'j16' | 'k16' | 'l16' | 'm16' | 'n16' | 'o16' | 'p16' | 'q16' | 'r16' | 's16' | 't16'
  | 'u16' | 'v16' | 'w16' | 'x16';
export type MonsterId =
  'm1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'm7' | 'm8' | 'm9' | 'm10' | 'm11' | 'm12' | 'm13' | 'm14' | 'm15' | 'm16' |
  'm17' | 'm18' | 'm19' | 'm20' | 'm21' | 'm22' | 'm23' | 'm24' | 'm25' | 'm26' | 'm27' | 'm28' | 'm29' | 'm30' | 'm31'
  | 'm32' | 'm33' | 'm34' | 'm35' | 'm36' | 'm37' | 'm38' | 'm39' | 'm40' | 'm41' | 'm42' | 'm43' | 'm44' | 'm45' |
  'm46' | 'm47' | 'm48' | 'm49' | 'm50' | 'm51' | 'm52' | 'm53' | 'm54' | 'm55' | 'm56' | 'm57' | 'm58' | 'm59' | 'm60'
  | 'm61' | 'm62' | 'm63' | 'm64' | 'm65' | 'm66' | 'm67' | 'm68' | 'm69' | 'm70' | 'm71' | 'm72' | 'm73' | 'm74' |
  'm75' | 'm76' | 'm77' | 'm78' | 'm79' | 'm80' | 'm81' | 'm82' | 'm83' | 'm84' | 'm85' | 'm86' | 'm87' | 'm88' | 'm89'
  | 'm90' | 'm91' | 'm92' | 'm93' | 'm94' | 'm95' | 'm96';
export type VictimId = 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7' | 'v8' | 'v9' | 'v10' | 'v11' | 'v12';
export type PowerId =
  'ghost' | 'leap_climb' | 'blood_rush' | 'bloodthirsty' | 'swoop' | 'snatch_and_drop' | 'slip_away' | 'grasping' |
  'siren_call' | 'slash' | 'possess' | 'impel' | 'numbing_touch' | 'foul_aura' | 'tremor' | 'lie_in_wait' | 'decapitate'
  | 'rampage' | 'shroud' | 'exorcise' | 'unstoppable' | 'invulnerable' | 'evade' | 'aerial_evasion' | 'contest_of_wills'
  | 'stealth' | 'invisible' | 'phantom' | 'knit_flesh' | 'regenerate' | 'barbed_flesh' | 'shield_the_innocent' | 'scare'
  | 'one_last_scare' | 'prey_on_the_weak' | 'dead_aim' | 'weak_spot' | 'assassinate' | 'scattershot' | 'maul' |
  'blood_drain' | 'feast' | 'insanity' | 'devour_kin' | 'create_minion' | 'intimidate' | 'lay_on_hands' | 'pack_tactics'
  | 'holy_crusade' | 'blood_communion' | 'infernal_pact' | 'scorned_sisters' | 'call_of_the_deep' | 'twist_plus' |
  'rescuer';
export type CardId =
  'trip' | 'broke_a_heel' | 'cold_spot' | 'stuck_door' | 'cell_phone' | 'watch_out' | 'fearsome_growl' | 'mesmerized' |
  'cry_for_help' | 'frozen_with_fear' | 'tricky_tricky_monster' | 'im_not_going_anywhere' | 'look_left_dodge_right' |
  'fire_axe' | 'silver_crucifix' | 'hair_spray_blowtorch' | 'terror_sprint' | 'secret_passage' | 'bad_luck' | 'paranoia'
  | 'take_my_hand' | 'just_a_little_bit_further' | 'power_of_faith' | 'unlikely_martyr' | 'last_monster_standing' |
  'the_chosen_few' | 'bitter_hatred' | 'nobody_gets_out_alive' | 'bring_them_to_master' | 'guardians_mission' |
  'unlucky_at_love' | 'never_get_undressed' | 'just_after_sunset' | 'stroke_of_midnight' | 'just_before_dawn' |
  'broad_daylight' | 'tangled_webs' | 'bug_spray' | 'cocoon' | 'rock_salt_shotgun' | 'ghost_trap' | 'beg_for_mercy' |
  'severed_limb' | 'bloody_feast' | 'wig_and_sunglasses' | 'nice_guys_finish_last' | 'hidden_camera' | 'tripwire';
export type ActionId = 'move' | 'close' | 'ranged';
export type KindId =
  'dog_soldier_r' | 'dog_soldier_e' | 'dog_soldier_v' | 'razorvixen_r' | 'razorvixen_e' | 'razorvixen_v' |
  'brine_witch_r' | 'brine_witch_e' | 'brine_witch_v' | 'zombie_cop_r' | 'zombie_cop_e' | 'zombie_cop_v' |
  'skeletal_maiden_r' | 'skeletal_maiden_e' | 'skeletal_maiden_v' | 'jester_r' | 'jester_e' | 'jester_v' | 'dire_wolf_r'
  | 'dire_wolf_e' | 'dire_wolf_v' | 'devil_imp_r' | 'devil_imp_e' | 'devil_imp_v' | 'constrictor_r' | 'constrictor_e' |
  'constrictor_v' | 'shambling_zombie_r' | 'shambling_zombie_e' | 'shambling_zombie_v' | 'zombie_lawyer_r' |
  'zombie_lawyer_e' | 'zombie_lawyer_v' | 'runaway_r' | 'runaway_e' | 'runaway_v' | 'mr_fright_r' | 'mr_fright_e' |
  'mr_fright_v' | 'vampire_enforcer_r' | 'vampire_enforcer_e' | 'vampire_enforcer_v' | 'sorority_zombie_r' |
  'sorority_zombie_e' | 'sorority_zombie_v' | 'scarecrow_r' | 'scarecrow_e' | 'scarecrow_v' | 'evil_leprechaun_r' |
  'evil_leprechaun_e' | 'evil_leprechaun_v' | 'executed_convict_r' | 'executed_convict_e' | 'executed_convict_v' |
  'ghost_finder_r' | 'ghost_finder_e' | 'ghost_finder_v' | 'deep_one_r' | 'deep_one_e' | 'deep_one_v' | 'faith_priest_r'
  | 'faith_priest_e' | 'faith_priest_v' | 'matron_mother_r' | 'matron_mother_e' | 'matron_mother_v' | 'vampire_hunter_r'
  | 'vampire_hunter_e' | 'vampire_hunter_v' | 'tickler_r' | 'tickler_e' | 'tickler_v' | 'hook_r' | 'hook_e' | 'hook_v' |
  'terror_demon_r' | 'terror_demon_e' | 'terror_demon_v' | 'nosferatu_r' | 'nosferatu_e' | 'nosferatu_v' |
  'field_agent_r' | 'field_agent_e' | 'field_agent_v' | 'widow_octavia' | 'headless_horseman' | 'the_fiend' | 'rasputin'
  | 'avatar_of_cthulhu' | 'reaper_of_souls' | 'tomb_mummy' | 'blood_demon' | 'dire_werewolf' | 'jekyll_and_hyde' |
  'stoker' | 'bishop_luzifer' | 'jack_the_ripper' | 'bane_wolf' | 'blood_vamp' | 'chainsaw' | 'skeleton' | 'outpatient'
  | 'lynch_ghost' | 'the_widow' | 'the_mad_monk' | 'rlyeh_guardian' | 'dr_henry_jekyll' | 'minion_thrall' |
  'minion_husk' | 'minion_cultist' | 'minion_zombie_thrall' | 'minion_drowned' | 'minion_pup';
export type ArchetypeId =
  'prom_queen' | 'pizza_guy' | 'reporter' | 'cheerleader' | 'cop' | 'jock' | 'nerd' | 'girlfriend' | 'counselor' |
  'teacher' | 'boyfriend' | 'sheriff' | 'exterminator' | 'psychic' | 'survivor' | 'starlet';
export type ObjectId = 'portal' | 'tombstone' | 'tree';
export type MarkerId = 'web' | 'fog';

/** What happens: the parts of an event. */
export type Told =
  | { kind: 'said'; seat: number; text: string; number: number }
  | { kind: 'army'; seat: number; points: number }
  | { kind: 'crypt'; seat: number; cards: number }
  | { kind: 'gives_card'; seat: number; monster: MonsterId }
  | { kind: 'crossroads'; monster: MonsterId; side: number }
  | { kind: 'rolled_off'; seat: number; pips: number }
  | { kind: 'first_player'; seat: number }
  | { kind: 'map'; seat: number; map: string }
  | { kind: 'edge'; seat: number; edge: string }
  | { kind: 'victim_placed'; seat: number; victim: VictimId; to: SpaceId }
  | { kind: 'object_placed'; seat: number; object: ObjectId; to: SpaceId }
  | { kind: 'monster_placed'; monster: MonsterId; to: SpaceId }
  | { kind: 'subplot'; seat: number; card: CardId }
  | { kind: 'named'; seat: number; card: CardId; named: number }
  | { kind: 'subplot_lost'; seat: number }
  | { kind: 'house_actions'; actions: number; printed: number }
  | { kind: 'turn'; number: number; seat: number }
  | { kind: 'phase'; phase: string }
  | { kind: 'sane'; monster: MonsterId }
  | { kind: 'insane'; monster: MonsterId }
  | { kind: 'keeps_mind'; monster: MonsterId }
  | { kind: 'played'; seat: number; card: CardId }
  | { kind: 'clock'; seat: number; card: CardId }
  | { kind: 'filmed'; seat: number; opponent: number }
  | { kind: 'seen'; seat: number; card: CardId }
  | { kind: 'chose'; seat: number; victim: VictimId }
  | { kind: 'revealed'; victim: VictimId; archetype: ArchetypeId }
  | { kind: 'stays'; victim: VictimId }
  | { kind: 'victim_moved'; victim: VictimId; left: SpaceId; to: SpaceId }
  | { kind: 'acts'; monster: MonsterId; action: ActionId; power: PowerId | null }
  | { kind: 'token'; monster: MonsterId; tokens: number }
  | { kind: 'cleared'; monster: MonsterId }
  | { kind: 'proposed'; seat: number }
  | { kind: 'plays_on'; seat: number }
  | { kind: 'dispute'; allowed: number }
  | { kind: 'rolled'; why: string; monster: MonsterId; pips: number }
  | { kind: 'held'; monster: MonsterId }
  | { kind: 'moved'; monster: MonsterId; left: SpaceId; to: SpaceId; more: number }
  | { kind: 'rose'; monster: MonsterId }
  | { kind: 'descended'; monster: MonsterId }
  | { kind: 'snatched'; victim: VictimId }
  | { kind: 'attacks'; monster: MonsterId; target: MonsterId; action: ActionId; power: PowerId | null }
  | { kind: 'attacks_freely'; monster: MonsterId; power: PowerId | null }
  | { kind: 'missed'; monster: MonsterId; target: MonsterId }
  | { kind: 'evaded'; monster: MonsterId }
  | { kind: 'scared'; monster: MonsterId; target: MonsterId }
  | { kind: 'hit'; monster: MonsterId; target: MonsterId }
  | { kind: 'unhurt'; monster: MonsterId }
  | { kind: 'damaged'; monster: MonsterId; damage: number; click: number }
  | { kind: 'healed'; monster: MonsterId; points: number; click: number }
  | { kind: 'shot_down'; monster: MonsterId }
  | { kind: 'returned'; monster: MonsterId }
  | { kind: 'killed'; monster: MonsterId; killer: MonsterId | null; seat: number }
  | { kind: 'transformed'; monster: MonsterId; click: number }
  | { kind: 'possessed'; monster: MonsterId; target: MonsterId }
  | { kind: 'released'; monster: MonsterId }
  | { kind: 'scorned'; monster: MonsterId }
  | { kind: 'smashed'; object: ObjectId; at: SpaceId }
  | { kind: 'held_out'; monster: MonsterId; at: SpaceId }
  | { kind: 'marker'; marker: MarkerId; at: SpaceId }
  | { kind: 'about_to_slay'; monster: MonsterId; victim: VictimId }
  | { kind: 'shielded'; monster: MonsterId; victim: VictimId }
  | { kind: 'saved'; victim: VictimId }
  | { kind: 'exchanged'; victim: VictimId; other: VictimId }
  | { kind: 'disguised'; victim: VictimId }
  | { kind: 'slain'; monster: MonsterId; victim: VictimId }
  | { kind: 'rescued'; monster: MonsterId; victim: VictimId }
  | { kind: 'cocooned'; monster: MonsterId; victim: VictimId }
  | { kind: 'minion'; monster: MonsterId; to: SpaceId }
  | { kind: 'tree'; seat: number }
  | { kind: 'trapped'; monster: MonsterId }
  | { kind: 'scored'; seat: number; points: number }
  | { kind: 'ended'; reason: string };
/** The parts of an answer. */
export type Parts =
  | { kind: 'pass' }
  | { kind: 'done' }
  | { kind: 'map'; map: string }
  | { kind: 'edge'; edge: string }
  | { kind: 'card'; monster: MonsterId; side: string }
  | { kind: 'conceal'; twist: CardId }
  | { kind: 'object'; object: ObjectId }
  | { kind: 'place'; to: SpaceId }
  | { kind: 'aloft'; to: SpaceId }
  | { kind: 'door'; edge: string }
  | { kind: 'hate'; monsters: string }
  | { kind: 'effect'; monster: MonsterId; power: PowerId }
  | { kind: 'play'; twist: CardId }
  | { kind: 'victim'; victim: VictimId }
  | { kind: 'act'; monster: MonsterId; action: ActionId; power: string }
  | { kind: 'propose' }
  | { kind: 'agree' }
  | { kind: 'dispute' }
  | { kind: 'opponent'; seat: string }
  | { kind: 'move'; to: SpaceId }
  | { kind: 'soar'; to: SpaceId }
  | { kind: 'step'; to: SpaceId }
  | { kind: 'rise' }
  | { kind: 'descend' }
  | { kind: 'snatch'; victim: VictimId }
  | { kind: 'break' }
  | { kind: 'stay' }
  | { kind: 'trip'; at: SpaceId }
  | { kind: 'target'; monster: MonsterId }
  | { kind: 'fight'; monster: MonsterId; power: string }
  | { kind: 'smash'; at: SpaceId }
  | { kind: 'share'; damage: string }
  | { kind: 'shield'; monster: MonsterId }
  | { kind: 'pact' }
  | { kind: 'spare' }
  | { kind: 'slay' }
  | { kind: 'die'; pips: string }
  | { kind: 'deal'; twist: CardId }
  | { kind: 'muster'; monster: KindId }
  | { kind: 'token'; victim: ArchetypeId }
  | { kind: 'spot'; to: SpaceId }
  | { kind: 'emerge'; monster: MonsterId }
  | { kind: 'take' }
  | { kind: 'time'; time: string };
/** What is asked: the kind of a question, and what it is about. */
export type Asked =
  | { kind: 'act'; parts: object & QuestionParts }
  | { kind: 'attack_roll'; parts: { n: number; seat: number } & QuestionParts }
  | { kind: 'break_away'; parts: { m: MonsterId; past: number } & QuestionParts }
  | { kind: 'call'; parts: object & QuestionParts }
  | { kind: 'camera'; parts: { seat: number } & QuestionParts }
  | { kind: 'communion'; parts: object & QuestionParts }
  | { kind: 'crossroads'; parts: object & QuestionParts }
  | { kind: 'crypt'; parts: { seat: number; size: number } & QuestionParts }
  | { kind: 'damage'; parts: { m: MonsterId; amount: number; how: number; source: MonsterId; by: number } & QuestionParts }
  | { kind: 'devour'; parts: { m: MonsterId } & QuestionParts }
  | { kind: 'door'; parts: { seat: number; left: number; space: SpaceId } & QuestionParts }
  | { kind: 'edge'; parts: { seat: number } & QuestionParts }
  | { kind: 'end'; parts: { seat: number; n: number; other: number } & QuestionParts }
  | { kind: 'extra_card'; parts: { seat: number } & QuestionParts }
  | { kind: 'faith'; parts: object & QuestionParts }
  | { kind: 'force'; parts: { m: MonsterId; past?: number; spaces: number; source?: SpaceId } & QuestionParts }
  | { kind: 'free_attack'; parts: { m: MonsterId } & QuestionParts }
  | { kind: 'hate'; parts: { seat: number } & QuestionParts }
  | { kind: 'help'; parts: { seat: number } & QuestionParts }
  | { kind: 'lay_hands'; parts: object & QuestionParts }
  | { kind: 'love'; parts: object & QuestionParts }
  | { kind: 'map'; parts: object & QuestionParts }
  | { kind: 'martyr'; parts: object & QuestionParts }
  | { kind: 'master'; parts: { seat: number } & QuestionParts }
  | { kind: 'mercy'; parts: { seat: number } & QuestionParts }
  | { kind: 'minion'; parts: { m: MonsterId; v: VictimId; kind: KindId } & QuestionParts }
  | { kind: 'monster'; parts: { m: MonsterId } & QuestionParts }
  | { kind: 'move'; parts: { m: MonsterId; past: number } & QuestionParts }
  | { kind: 'move_victim'; parts: { v?: VictimId } & QuestionParts }
  | { kind: 'object'; parts: { seat: number; left: number } & QuestionParts }
  | { kind: 'object_space'; parts: { seat: number; left: number; kind: ObjectId } & QuestionParts }
  | { kind: 'pact'; parts: { m: MonsterId } & QuestionParts }
  | { kind: 'paranoia'; parts: object & QuestionParts }
  | { kind: 'preview'; parts: object & QuestionParts }
  | { kind: 'relocate'; parts: object & QuestionParts }
  | { kind: 'respond'; parts: { n: number } & QuestionParts }
  | { kind: 'set_down'; parts: { v: VictimId } & QuestionParts }
  | { kind: 'share'; parts: { left: number } & QuestionParts }
  | { kind: 'shroud'; parts: { m: MonsterId; kind: MarkerId } & QuestionParts }
  | { kind: 'slain'; parts: { seat: number } & QuestionParts }
  | { kind: 'slaying'; parts: { n: number; seat: number } & QuestionParts }
  | { kind: 'suspense'; parts: object & QuestionParts }
  | { kind: 'target'; parts: { m: MonsterId } & QuestionParts }
  | { kind: 'trap'; parts: { seat: number } & QuestionParts }
  | { kind: 'tripwire'; parts: { m: MonsterId; high: number; seat: number } & QuestionParts }
  | { kind: 'victim'; parts: { seat: number; v: VictimId } & QuestionParts }
  | { kind: 'waters'; parts: object & QuestionParts }
  | { kind: 'web'; parts: { seat: number } & QuestionParts };
/** What the rules tell, take and ask. */
export interface Rules {
  told: Told;
  parts: Parts;
  asked: Asked;
}
