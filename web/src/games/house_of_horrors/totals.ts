/** What cards are worth in a battle, with dice that are still to be rolled. */
import { CATEGORIES, SIDES, type Battle, type Category, type Entry, type Glossary, type Side } from './view';

/** A number, and how many dice are still to be added to it. */
export interface Worth {
  value: number;
  dice: number;
}

export const NOTHING: Worth = { value: 0, dice: 0 };
export const DIE = 6;

const plus = (a: Worth, b: Worth): Worth => ({ value: a.value + b.value, dice: a.dice + b.dice });

/** The categories that count in a battle. */
export const fought = (battle: Battle): Category[] => (battle === 'bloodbath' ? CATEGORIES : [battle]);

/** What a card shows in a battle: its number, or its question marks as dice. */
export function printed(card: string, battle: Battle, words: Glossary): Worth {
  const info = words.cards[card];
  return fought(battle)
    .map((category) => info?.[category] ?? '0')
    .map((shown): Worth => (shown.includes('?') ? { value: 0, dice: shown.length } : { value: Number(shown), dice: 0 }))
    .reduce(plus, NOTHING);
}

/** What a character and its Items add, with the dice rolled so far; nothing once it is claimed. */
export function worth(entry: Entry, field: Entry[], battle: Battle, words: Glossary): Worth {
  if (entry.character === null) return NOTHING;
  const cards = [entry.character, ...entry.items].map((card) => printed(card, battle, words)).reduce(plus, NOTHING);
  const rally = words.cards[entry.character]?.rally;
  const allies = rally ? field.filter((other) => other !== entry && other.side === entry.side && other.character && rally.by.includes(other.character)).length : 0;
  const rallied = rally ? Math.min(allies, rally.most) * fought(battle).reduce((sum, category) => sum + rally[category], 0) : 0;
  const pips = entry.rolled.reduce((sum, die) => sum + die, 0);
  return { value: cards.value + rallied + pips, dice: Math.max(0, cards.dice - entry.rolled.length) };
}

/** What each side shows in a battle. Dice lie beside their cards only for the battle that is fought. */
export function totals(field: Entry[], battle: Battle, called: Battle | null, words: Glossary): Record<Side, Worth> {
  const seen = battle === called ? field : field.map((entry) => ({ ...entry, rolled: [] }));
  const of = (side: Side) => seen.filter((entry) => entry.side === side).map((entry) => worth(entry, seen, battle, words)).reduce(plus, NOTHING);
  return Object.fromEntries(SIDES.map((side) => [side, of(side)])) as Record<Side, Worth>;
}

/** "4+?" for four and a die to come, "?" for a die alone. */
export function shown({ value, dice }: Worth): string {
  const marks = '?'.repeat(Math.min(dice, 3));
  return !dice ? String(value) : value ? `${value}+${marks}` : marks;
}

/** The least and the most a worth can become. */
export const range = ({ value, dice }: Worth): [number, number] => [value + dice, value + dice * DIE];
