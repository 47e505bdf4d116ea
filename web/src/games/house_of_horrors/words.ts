/** Cards in words: what they are, why they cannot be played, what a side brings. */
import { fits, type Picked } from './series';
import { h } from './texts';
import { DIE, printed, range, shown, worth } from './totals';
import { isCharacter, isItem, sideOf, type Battle, type CardInfo, type Entry, type Floor, type Glossary, type House } from './view';

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
  /** The rule that forbids it, if it cannot. */
  rule?: string;
}

const closed = (text: string, rule: string): Note => ({ text, open: false, rule });

/** Below a card of the hand while a character is to be played or given Items. */
export function handNote(card: string, house: House, picked: Picked, to: string | null, playable: Set<string>, words: Glossary): Note {
  const info = words.cards[card]!;
  if (isCharacter(info)) {
    if (picked.character === card) return { text: h.chosen, open: true };
    if (!playable.has(card)) return blocked(info, house, words);
    const prey = house.field
      .filter((entry) => entry.seat !== house.turn)
      .flatMap((entry) => [entry.character, ...entry.items])
      .find((other) => other !== null && info.claims?.includes(other));
    if (prey) return { text: h.couldClaim(words.cards[prey]!.name), open: true };
    return { text: worthLine(card, house.battle, words), open: true };
  }
  if (picked.items.includes(card)) return { text: h.joins(words.cards[to ?? '']?.name ?? ''), open: true };
  if (fits(card, to, words)) return { text: worthLine(card, house.battle, words), open: true };
  return misfit(card, to, playable, words);
}

/** Why an Item cannot be added: it does not fit the character, or there is none yet. */
export function misfit(item: string, to: string | null, playable: Set<string>, words: Glossary): Note {
  if (to) return closed(h.doesNotFit(words.cards[to]!.name), words.cards[item]?.kind === 'room_item' ? 'play.room-items' : 'play.items-any-number');
  const anyone = [...playable].some((character) => fits(item, character, words));
  return closed(anyone ? h.needsCharacter : h.nobodyFits, 'play.items-need-character');
}

/** Why a character cannot be played now: its floors, or what Midnight asks for. */
function blocked(info: CardInfo, house: House, words: Glossary): Note {
  if (house.floor && !info.floors?.includes(house.floor)) return closed(floorsLine(info, words), 'play.floor-restriction');
  const mine = house.field.at(-1);
  if (house.midnight !== 'now') return closed(h.oneCharacter, 'play.one-character');
  return closed(mine && mine.side !== sideOf(info) ? h.sameSide : h.twoCharacters, 'special.midnight-two-characters');
}

/** "Teo brings 4. Jun's die will add 1 to 6.": what makes up a side's total. */
export function brings(entries: Entry[], field: Entry[], battle: Battle, words: Glossary, name: (seat: number) => string): string {
  const seats = [...new Set(entries.map((entry) => entry.seat))];
  return seats
    .map((seat) => {
      const parts = entries.filter((entry) => entry.seat === seat).map((entry) => worth(entry, field, battle, words));
      const value = parts.reduce((sum, part) => sum + part.value, 0);
      const dice = parts.reduce((sum, part) => sum + part.dice, 0);
      return [...(value || !dice ? [h.brings(name(seat), value)] : []), ...(dice ? [h.willAdd(name(seat), dice, dice * DIE)] : [])].join(' ');
    })
    .join(' ');
}

/** "9 to 14" with dice to come, "9" without. */
export function span(value: number, dice: number): string {
  const [least, most] = range({ value, dice });
  return dice ? h.span(least, most) : String(value);
}
