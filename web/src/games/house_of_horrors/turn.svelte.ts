/** What I am putting together: a character with its Items, or a spoil and who gets it. */
import { untrack } from 'svelte';
import type { Question } from '../../generated/messages';
import { cardsFor, type Lit } from './lit';
import { bearer, fits, kept, NONE, pick, series, type Picked } from './series';
import { h } from './texts';
import { sideOf, type Entry, type Glossary, type House } from './view';
import { handNote, misfit, type Note } from './words';

interface Given {
  house: House;
  question: Question | null;
  lit: Lit;
  /** The kind of answers that is opened in the prompt bar. */
  kind: string | null;
  words: Glossary;
}

export class Turn {
  #given: () => Given;
  picked = $state.raw<Picked>(NONE);
  gift = $state.raw<{ card: string | null; seat: number | null }>({ card: null, seat: null });

  /** `given` is read anew whenever it changes. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect.pre(() => {
      const question = this.#open;
      untrack(() => this.#asked(question));
    });
  }

  /** A question is open, another one than before perhaps: keep of what was picked what is still possible. */
  #asked(question: Question | null) {
    const { house, lit, words } = this.#given();
    this.picked = question && this.question ? kept(this.picked, house, question, words) : NONE;
    const waiting = new Set([...lit.gifts.values()].flatMap((people) => [...people.keys()]));
    this.gift = { card: null, seat: waiting.size === 1 ? [...waiting][0]! : null };
  }

  #open: Question | null = $derived.by(() => this.#given().question);
  /** The question of my turn, or null. */
  question: Question | null = $derived(this.#open?.kind === 'play' || this.#open?.kind === 'equip' ? this.#open : null);
  #playable = $derived.by(() => cardsFor(this.#given().lit, 'play'));
  #discardable = $derived.by(() => cardsFor(this.#given().lit, 'discard'));
  /** A card is to be discarded: because it was asked for, or because nothing can be played. */
  discarding: boolean = $derived.by(() => this.question?.kind === 'play' && (this.#given().kind === 'discard' || !this.#playable.size));
  /** The character that Items would join. */
  #to: string | null = $derived.by(() => (this.question && !this.discarding ? bearer(this.#given().house, this.question, this.picked) : null));
  chosen: Set<string> = $derived(new Set([...(this.picked.character ? [this.picked.character] : []), ...this.picked.items]));

  /** What I would bring, as it would lie there. */
  preview: Entry | null = $derived.by(() => {
    const { character, items } = this.picked;
    if (!this.question || !character) return null;
    return { seat: this.question.seat, side: sideOf(this.#given().words.cards[character]!), character, items, rolled: [] };
  });
  /** The field with Items that were picked for the character that lies there already. */
  field: Entry[] = $derived.by(() => {
    const { field } = this.#given().house;
    const last = field.at(-1);
    if (!this.question || this.picked.character || !this.picked.items.length || !last) return field;
    return field.with(-1, { ...last, items: [...last.items, ...this.picked.items] });
  });
  /** What is said below each card of the hand; null while nothing is asked of it. */
  notes: Map<string, Note> | null = $derived.by(() => {
    if (!this.question) return null;
    const { house, words } = this.#given();
    const discard = (card: string): Note => ({ text: this.#discardable.has(card) ? h.discardThis : '', open: this.#discardable.has(card) });
    return new Map(house.hand.map((card) => [card, this.discarding ? discard(card) : handNote(card, house, this.picked, this.#to, this.#playable, words)]));
  });
  /** The same for Room Items on the table. */
  roomNotes: Map<string, Note> | null = $derived.by(() => {
    const { house, words } = this.#given();
    if (!this.question || this.discarding) return null;
    return new Map(house.room_items.map((item) => [item, fits(item, this.#to, words) ? { text: '', open: true } : misfit(item, this.#to, this.#playable, words)]));
  });

  /** The answers that play what was picked, or null if that is nothing yet. */
  ready: (number | string)[] | null = $derived.by(() => {
    const { house, words } = this.#given();
    return this.question && !this.discarding && this.chosen.size ? series(this.picked, house, this.question, words) : null;
  });
  label: string = $derived.by(() => {
    const { cards } = this.#given().words;
    const items = this.picked.items.map((item) => cards[item]!.name);
    return this.picked.character ? h.play(cards[this.picked.character]!.name, items) : h.add(items);
  });

  /** Whether a card of the hand or the table can be picked now. */
  mayPick(card: string): boolean {
    return (this.notes?.get(card) ?? this.roomNotes?.get(card))?.open ?? false;
  }

  pick(card: string) {
    this.picked = pick(this.picked, card, this.#given().words);
  }

  clear() {
    this.picked = NONE;
  }

  pickSpoil(card: string) {
    this.gift = { ...this.gift, card: this.gift.card === card ? null : card };
  }

  pickPerson(seat: number) {
    this.gift = { ...this.gift, seat };
  }
}
