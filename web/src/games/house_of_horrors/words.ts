/** Cards in words: what they are, why they cannot be played, what a side brings. */
import { fits, type Picked } from './series';
import { h } from './texts';
import { printed, range, shown, worth } from './totals';
import { isCharacter, isItem, type Battle, type CardInfo, type Entry, type Floor, type Glossary, type House } from './view';

/** Traits that are told in a card's text, and not worth a word of their own. */
const UNTOLD = new Set(['no_items', 'unclaimable']);

/** "Monster. Ghost": the line below a card that has no text of its own. */
export function kindLine(info: CardInfo): string {
  const traits = (info.traits ?? []).filter((trait) => !UNTOLD.has(trait)).map((trait) => h.trait(trait));
  return [h.kinds[info.kind] ?? '', ...traits].join('. ');
}

/** "Basement only", "Ground, Upper only", "Not in the Attic": where a character may go. */
export function floorsLine(info: CardInfo, words: Glossary): string {
  const allowed = info.floors ?? [];
  const missing = (Object.keys(words.floors) as Floor[]).filter((floor) => !allowed.includes(floor));
  if (missing.length !== 1) return h.only(allowed.map((floor) => words.floors[floor].name));
  const { name } = words.floors[missing[0]!];
  return name.endsWith('Floor') ? h.not(name) : h.notIn(name);
}

/** "+1 Terror" for an Item, "Terror 3" for a character, in the battle that is fought. */
export function worthLine(card: string, battle: Battle | null, words: Glossary): string {
  const info = words.cards[card];
  if (!battle || !info) return '';
  const value = shown(printed(card, battle, words));
  const name = words.battles[battle].name;
  return isItem(info) ? h.adds(value, name) : h.has(value, name);
}

/** What can be said below a card of the hand, and whether it can be used. */
export interface Note {
  text: string;
  /** Can it be picked now? */
  open: boolean;
}

/** Below a card of the hand while a character is to be played or given Items. */
export function handNote(card: string, house: House, picked: Picked, to: string | null, playable: Set<string>, words: Glossary): Note {
  const info = words.cards[card]!;
  if (isCharacter(info)) {
    if (picked.character === card) return { text: h.chosen, open: true };
    if (!playable.has(card)) return { text: blocked(info, house, words), open: false };
    const prey = house.field.flatMap((entry) => [entry.character, ...entry.items]).find((other) => other !== null && info.claims?.includes(other));
    if (prey) return { text: h.couldClaim(words.cards[prey]!.name), open: true };
    return { text: worthLine(card, house.battle, words), open: true };
  }
  if (picked.items.includes(card)) return { text: h.joins(words.cards[to ?? '']?.name ?? ''), open: true };
  if (fits(card, to, words)) return { text: worthLine(card, house.battle, words), open: true };
  if (to) return { text: h.doesNotFit(words.cards[to]!.name), open: false };
  const anyone = [...playable].some((character) => fits(card, character, words));
  return { text: anyone ? h.needsCharacter : h.nobodyFits, open: false };
}

/** Why a character cannot be played now: its floors, or what Midnight asks for. */
function blocked(info: CardInfo, house: House, words: Glossary): string {
  if (house.floor && !info.floors?.includes(house.floor)) return floorsLine(info, words);
  return house.midnight === 'now' ? h.sameSide : h.oneCharacter;
}

/** "Teo brings 4. Jun brings 2 and a die": what makes up a side's total. */
export function brings(entries: Entry[], field: Entry[], battle: Battle, words: Glossary, name: (seat: number) => string): string {
  const seats = [...new Set(entries.map((entry) => entry.seat))];
  return seats
    .map((seat) => {
      const parts = entries.filter((entry) => entry.seat === seat).map((entry) => worth(entry, field, battle, words));
      const value = parts.reduce((sum, part) => sum + part.value, 0);
      const dice = parts.reduce((sum, part) => sum + part.dice, 0);
      return h.brings(name(seat), value, dice);
    })
    .join(' ');
}

/** "9 to 14" with dice to come, "9" without. */
export function span(value: number, dice: number): string {
  const [least, most] = range({ value, dice });
  return dice ? h.span(least, most) : String(value);
}
