/** Cards in words: what they are, why they cannot be played, what a side brings. */
import { keysOf } from '../../kit/keys-of';
import { fitting, type Picked, type TurnQuestion } from './series';
import { h } from './texts';
import { isItem, type Battle, type CardInfo, type Entry, type Glossary, type Stake, type Worth } from './view';
import { printed, range, shown, sum } from './worth';

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
  const missing = keysOf(words.floors).filter((floor) => !allowed.includes(floor));
  if (missing.length !== 1) return h.only(allowed.map((floor) => words.floors[floor].name));
  const { name } = words.floors[missing[0]!];
  return name.endsWith('Floor') ? h.not(name) : h.notIn(name);
}

/** "+1 Terror" for an Item, "Terror 3" for a character, in the battle that is fought. */
export function worthLine(card: string, battle: Battle | null, words: Glossary): string {
  const info = words.cards[card];
  if (!battle || !info) return '';
  const value = shown(printed([card], battle, words));
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

/** Below a card of the hand, or a Room Item, while a character is to be played or given Items; `to` is who Items would join. */
export function noteOn(
  card: string,
  question: TurnQuestion,
  picked: Picked,
  to: string | null,
  battle: Battle | null,
  words: Glossary,
): Note {
  const { plays, closed } = question.parts;
  if (!isItem(words.cards[card])) {
    if (picked.character === card) return { text: h.chosen, open: true };
    const [prey] = plays[card]?.claims ?? [];
    if (prey) return { text: h.couldClaim(words.cards[prey]!.name), open: true };
    const would = plays[card];
    if (would && !would.shares && battle) return { text: h.noShare(shown(would.worth), words.battles[battle].name), open: true };
    return would
      ? { text: worthLine(card, battle, words), open: true }
      : { text: reason(card, closed[card], words), open: false, rule: closed[card] };
  }
  if (picked.items.includes(card)) return { text: h.joins(words.cards[to ?? '']?.name ?? ''), open: true };
  if (fitting(question, picked.character).includes(card)) return { text: worthLine(card, battle, words), open: true };
  if (to) return { text: h.doesNotFit(words.cards[to]!.name), open: false, rule: closed[card] };
  const anyone = Object.values(plays).some(({ items }) => items.includes(card));
  return { text: anyone ? h.needsCharacter : h.nobodyFits, open: false, rule: closed[card] };
}

/** Why a character cannot be played now, in a few words. */
const reason = (card: string, rule: string | undefined, words: Glossary): string =>
  rule === 'play.floor-restriction' ? floorsLine(words.cards[card]!, words) : (h.forbidden[rule ?? ''] ?? h.oneCharacter);

/** "Teo brings 4. Jun's die will add 1 to 6.": what makes up a side's total. */
export function brings(entries: Entry[], words: Glossary, name: (seat: number) => string): string {
  const seats = [...new Set(entries.map((entry) => entry.seat))];
  return seats
    .map((seat) => {
      const { value, dice } = sum(entries.filter((entry) => entry.seat === seat).map(({ worth }) => worth));
      return [
        ...(value || !dice ? [h.brings(name(seat), value)] : []),
        ...(dice ? [h.willAdd(name(seat), dice, dice * words.die)] : []),
      ].join(' ');
    })
    .join(' ');
}

/** "at stake: 5 hourglasses on 3 cards, Teo picks first of 2": what a side would get as it stands. */
export function stakeLine({ cards, hourglasses, sharing, settled }: Stake, name: (seat: number) => string): string {
  const [first] = sharing;
  return [
    h.stake(hourglasses, cards),
    ...(first === undefined ? [] : [settled ? h.picksFirst(name(first), sharing.length) : h.diceTell(sharing.length)]),
  ].join(', ');
}

/** "9 to 14" with dice to come, "9" without. */
export function span(worth: Worth, words: Glossary): string {
  const [least, most] = range(worth, words);
  return worth.dice ? h.span(least, most) : String(worth.value);
}
