/** A turn is a series of answers: a character, its Items, and that this is all. Here it is put together from what was picked. */
import type { Answer, Question } from '../../generated/messages';
import { isCharacter, isItem, type Glossary, type House } from './view';

/** What a player has picked for a turn, in the order of picking. */
export interface Picked {
  character: string | null;
  items: string[];
}

export const NONE: Picked = { character: null, items: [] };

/** The characters a player may have in play at Midnight. */
const MIDNIGHT_CHARACTERS = 2;

export const fits = (item: string, character: string | null, words: Glossary): boolean =>
  character !== null && !!words.cards[item]?.carried_by?.includes(character);

const carriesAny = (character: string, words: Glossary): boolean => Object.values(words.cards).some((card) => card.carried_by?.includes(character));

export const ofKind = (question: Question, kind: string): Answer[] => question.answers.filter(({ parts }) => parts.kind === kind);

/** The character that Items would join: the one picked, or the one that was just played. */
export function bearer(house: House, question: Question, picked: Picked): string | null {
  if (picked.character) return picked.character;
  return question.kind === 'equip' ? (house.field.at(-1)?.character ?? null) : null;
}

/** The Items that could join a character: from the hand, and Room Items on the table. */
export const fitting = (house: House, character: string | null, words: Glossary): string[] =>
  [...house.hand, ...house.room_items].filter((card) => isItem(words.cards[card]) && fits(card, character, words));

/** Pick a card, or put it back. Items that do not fit another character are put back with the change. */
export function pick(picked: Picked, card: string, words: Glossary): Picked {
  if (isCharacter(words.cards[card])) {
    if (picked.character === card) return NONE;
    return { character: card, items: picked.items.filter((item) => fits(item, card, words)) };
  }
  if (picked.items.includes(card)) return { ...picked, items: picked.items.filter((item) => item !== card) };
  return { ...picked, items: [...picked.items, card] };
}

/** What is still possible of what was picked: used when a question or the table has changed. */
export function kept(picked: Picked, house: House, question: Question | null, words: Glossary): Picked {
  if (!question || (question.kind !== 'play' && question.kind !== 'equip')) return picked;
  const character = picked.character && ofKind(question, 'play').some(({ parts }) => parts.character === picked.character) ? picked.character : null;
  const to = bearer(house, question, { character, items: [] });
  const items = picked.items.filter((item) => fitting(house, to, words).includes(item));
  return { character, items };
}

/** Whether something is asked between a character's entry and its Items: a claim, an Item to remove, or cards drawn. */
export function interrupts(character: string, house: House, seat: number, words: Glossary): boolean {
  const info = words.cards[character];
  const theirs = house.field.filter((entry) => entry.seat !== seat).flatMap((entry) => [entry.character, ...entry.items]);
  const claims = theirs.some((card) => card !== null && info?.claims?.includes(card));
  const removes = !!info?.removes_item && house.field.some((entry) => entry.character && entry.items.length);
  return claims || removes || !!info?.draws;
}

/** Whether a player will be asked what to add to a character, after these Items joined it. */
function asked(house: House, seat: number, character: string, items: string[], words: Glossary): boolean {
  const gone = new Set([character, ...items]);
  const hand = house.hand.filter((card) => !gone.has(card));
  const room = house.room_items.filter((card) => !gone.has(card));
  const mine = house.field.filter((entry) => entry.seat === seat).length + 1;
  const mayFollow = house.midnight === 'now' && mine < MIDNIGHT_CHARACTERS;
  if ([...hand, ...room].some((card) => fits(card, character, words))) return true;
  return hand.length > 0 && (mayFollow || carriesAny(character, words));
}

/**
 * The answers that play what was picked, or null if nothing can be played yet.
 *
 * The series ends the turn, unless something else is asked first or another character may follow at Midnight.
 */
export function series(picked: Picked, house: House, question: Question, words: Glossary): (number | string)[] | null {
  const adding = picked.items.map((item) => `add ${item}`);
  if (!picked.character) return question.kind === 'equip' ? [...adding, ...ending(picked, house, question, words)] : null;
  const play = ofKind(question, 'play').find(({ parts }) => parts.character === picked.character);
  if (!play) return null;
  if (interrupts(picked.character, house, question.seat, words)) return [play.id];
  const follows = house.midnight === 'now' && house.field.filter((entry) => entry.seat === question.seat).length + 1 < MIDNIGHT_CHARACTERS;
  const done = !follows && asked(house, question.seat, picked.character, picked.items, words) ? ['done'] : [];
  return [play.id, ...adding, ...done];
}

/** The end of a turn whose character lies there already; left open while a second character may follow at Midnight. */
function ending(picked: Picked, house: House, question: Question, words: Glossary): string[] {
  const character = house.field.at(-1)?.character;
  if (!character || !picked.items.length) return ['done'];
  if (ofKind(question, 'play').length) return [];
  const before = { ...house, field: house.field.slice(0, -1) };
  return asked(before, question.seat, character, picked.items, words) ? ['done'] : [];
}
