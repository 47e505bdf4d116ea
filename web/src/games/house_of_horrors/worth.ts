/** What cards are worth in a battle, with dice that are still to be rolled. The numbers come from the server. */
import type { Battle, Glossary, House, Worth } from './view';

const NOTHING: Worth = { value: 0, dice: 0 };

/** Several worths taken together. */
export const sum = (worths: Worth[]): Worth =>
  worths.reduce((a, b) => ({ value: a.value + b.value, dice: a.dice + b.dice }), NOTHING);

/** What these cards show in a battle, each by itself. */
export const printed = (cards: string[], battle: Battle, words: Glossary): Worth =>
  sum(cards.map((card) => words.cards[card]?.worth?.[battle] ?? NOTHING));

/** A house whose last die has not landed: what it came to is not counted yet. */
export function unlanded(house: House, before: House): House {
  const worthBefore = (character: string | null, worth: Worth) =>
    before.field.find((entry) => entry.character === character)?.worth ?? worth;
  return {
    ...house,
    totals: before.totals,
    field: house.field.map((entry) => ({ ...entry, worth: worthBefore(entry.character, entry.worth) })),
  };
}

/** "4+?" for four and a die to come, "?" for a die alone. */
export function shown({ value, dice }: Worth): string {
  const marks = '?'.repeat(Math.min(dice, 3));
  return !dice ? String(value) : value ? `${value}+${marks}` : marks;
}

/** The least and the most a worth can become. */
export const range = ({ value, dice }: Worth, { die }: Glossary): [number, number] => [value + dice, value + dice * die];
