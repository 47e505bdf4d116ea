/** What the server tells of a table of Horrified, and the components by id. */
import type { GameInfo } from '../../generated/messages';

export type Colour = 'red' | 'blue' | 'yellow';
export type Face = 'hit' | 'power' | 'blank';

/** Where a figure is that is not on the board. */
export const OFF = 'off';

export interface HeroState {
  hero: string;
  seat: number;
  at: string;
  items: string[];
  perks: string[];
  signs: string[];
}

/** How far the tasks have come, by mat. */
export interface MatStates {
  creature?: { boat: number; complete: boolean };
  dracula?: { coffins: string[]; complete: boolean };
  frankenstein_bride?: { frankenstein: number; bride: number; complete: boolean };
  invisible_man?: { evidence: string[]; complete: boolean };
  mummy?: { scarabs: number[]; face_down: number[]; complete: boolean };
  wolf_man?: { cure: string[]; cure_on_mat: boolean; complete: boolean };
}

export type MatId = keyof MatStates;

/** What a Monster did with its strike, as far as it has come. */
export interface Strike {
  /** The symbol of the strike row: a Monster, or "frenzy". */
  symbol: string;
  monster: string;
  /** Where it came from, and where it attacked; OFF if it has not come so far. */
  left: string;
  came: string;
  person: string | null;
  dice: Face[];
  powered: boolean;
  /** What Heroes gave up: a Hero and an Item each. */
  gave: [string, string][];
  fallen: string[];
}

/** What is sure of the next strike if everyone stays where they are. */
export interface Foreseen {
  monster: string;
  path: string[];
  people: string[];
}

/** What this table plays a mat by. */
export interface Terms {
  order: number;
  price: Partial<Record<Colour, number>>;
  walks_exactly?: boolean;
}

/** The table as everyone sees it. */
export interface Village {
  /** Whose turn it is. */
  turn: number;
  turn_number: number;
  phase: string;
  actions: number;
  monster_phase_skipped: boolean;
  terror: number;
  skull: number;
  frenzy: string | null;
  card: string | null;
  dice: Face[];
  /** The faces of a die. */
  die: Face[];
  /** The strikes of the last Monster card drawn. */
  strikes: Strike[];
  next_strike: Foreseen | null;
  heroes: HeroState[];
  villagers: Record<string, string>;
  monsters: Record<string, string>;
  items: Record<string, string[]>;
  mats: MatStates;
  terms: Partial<Record<MatId, Terms>>;
  defeated: Partial<Record<MatId, { turn: number; seat?: number }>>;
  item_bag: number;
  item_discard: string[];
  monster_deck: number;
  monster_discard: string[];
  perk_deck: number;
  perk_discard: string[];
  perk_played: string | null;
}

export interface ItemInfo {
  name: string;
  colour: Colour;
  strength: number;
  place: string;
}

export interface MatInfo {
  name: string;
  frenzy: number;
  task: string;
  defeat: string;
  power: string;
  figures: string[];
}

export interface CardInfo {
  name: string;
  text: string;
  items: number;
  subject: string;
  strikes: string[];
  move: number;
  dice: number;
}

export interface Glossary {
  spaces: Record<string, { name: string; kind: string }>;
  lit: [string, string][];
  water: [string, string][];
  heroes: Record<string, { name: string; actions: number; start: string; text: string }>;
  villagers: Record<string, { name: string; safe: string }>;
  monsters: Record<string, { name: string; mat: string }>;
  mats: Record<string, MatInfo>;
  items: Record<string, ItemInfo>;
  cards: Record<string, CardInfo>;
  perks: Record<string, { name: string; text: string }>;
  lair_path: Colour[];
  coffin_red: number;
  coffins: string[];
  humanity: { frankenstein: number; bride: number };
  evidence: string[];
  grooves: number[][];
  cure: number[];
  skull: number;
}

export const glossaryOf = (game: GameInfo): Glossary => game.glossary as unknown as Glossary;

/** The mats of a table, in frenzy order. */
export function matsInPlay(village: Village): MatId[] {
  const ids = Object.keys(village.mats) as MatId[];
  const order = (id: MatId) => village.terms[id]?.order ?? 0;
  return ids.sort((a, b) => order(a) - order(b));
}

/** The figure that strikes when the Frenzied Monster does. */
export function frenzied(village: Village, words: Glossary): string | null {
  return village.frenzy ? (words.mats[village.frenzy]?.figures[0] ?? null) : null;
}

/** Where a figure is, whoever it is; OFF if it is not on the board. */
export function whereIs(village: Village, figure: string): string {
  return village.monsters[figure] ?? village.villagers[figure] ?? village.heroes.find(({ hero }) => hero === figure)?.at ?? OFF;
}

/** What a figure is called in a sentence. */
export function figureName(words: Glossary, figure: string): string {
  const villager = words.villagers[figure];
  if (villager) return villager.name;
  const name = words.heroes[figure]?.name ?? words.monsters[figure]?.name ?? figure;
  return PROPER.has(figure) ? name : `the ${name}`;
}

const PROPER = new Set(['dracula', 'frankenstein']);

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Items with the strongest of each colour first. */
export function sorted(items: string[], words: Glossary): string[] {
  const order: Colour[] = ['red', 'blue', 'yellow'];
  const rank = (item: string) => {
    const { colour, strength } = words.items[item]!;
    return order.indexOf(colour) * 10 - strength;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Spaces next to a space by lit path. */
export function nextDoor(words: Glossary, space: string): string[] {
  return words.lit.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
}

/** How many lit paths lie between two spaces. */
export function stepsBetween(words: Glossary, from: string, to: string): number {
  const distance = new Map([[from, 0]]);
  for (const space of distance.keys())
    for (const next of nextDoor(words, space)) if (!distance.has(next)) distance.set(next, distance.get(space)! + 1);
  return distance.get(to) ?? Infinity;
}
