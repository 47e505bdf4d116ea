/** What I am putting together: a character with its Items, or a spoil and who gets it. */
import { untrack } from 'svelte';
import { cardsFor, type Lit } from './lit';
import { kept, NONE, pick, series, type Picked, type Series, type TurnQuestion } from './series';
import { h } from './texts';
import { type Answer, type Battle, type Entry, type Glossary, type House, type Question, type Side, type Worth } from './view';
import { noteOn, type Note } from './words';
import { printed, sum } from './worth';

interface Given {
  house: House;
  question: Question | null;
  lit: Lit;
  /** The kind of answers that is opened in the prompt bar. */
  kind: string | null;
  /** What the bot would do. */
  hinted: Answer | null;
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
      void this.#open;
      untrack(() => this.#asked());
    });
  }

  /** A question is open, another one than before perhaps: keep of what was picked what is still possible. */
  #asked() {
    const { lit } = this.#given();
    this.picked = this.question ? kept(this.picked, this.question) : NONE;
    const waiting = new Set([...lit.gifts.values()].flatMap((people) => [...people.keys()]));
    this.gift = { card: null, seat: waiting.size === 1 ? [...waiting][0]! : null };
  }

  #open: Question | null = $derived.by(() => this.#given().question);
  /** The question of my turn, or null. */
  question: TurnQuestion | null = $derived(this.#open?.kind === 'play' || this.#open?.kind === 'equip' ? this.#open : null);
  #discardable = $derived.by(() => cardsFor(this.#given().lit, 'discard'));
  /** A card is to be discarded: because it was asked for, or because nothing can be played. */
  discarding: boolean = $derived.by(
    () => this.question?.kind === 'play' && (this.#given().kind === 'discard' || !cardsFor(this.#given().lit, 'play').size),
  );
  /** The card that the bot would discard: pressing it does so. */
  #hinted: string | null = $derived.by(() => {
    const parts = this.#given().hinted?.parts;
    return parts?.kind === 'discard' && this.#discardable.has(parts.card) ? parts.card : null;
  });
  /** The character that Items would join. */
  #to: string | null = $derived.by(() => {
    if (!this.question || this.discarding) return null;
    return this.picked.character ?? (this.question.kind === 'equip' ? (this.#given().house.field.at(-1)?.character ?? null) : null);
  });
  chosen: Set<string> = $derived(new Set([...(this.picked.character ? [this.picked.character] : []), ...this.picked.items]));

  /** What I would bring, as it would lie there. */
  preview: Entry | null = $derived.by(() => {
    const { character, items } = this.picked;
    const would = this.question && character ? this.question.parts.plays[character] : undefined;
    if (!this.question || !would) return null;
    return { seat: this.question.seat, side: would.side, character, items, rolled: [], worth: sum([would.worth, this.#added]) };
  });
  /** What its side would show then. */
  would: Worth | null = $derived.by(() => {
    const would = this.question && this.picked.character ? this.question.parts.plays[this.picked.character] : undefined;
    return would ? sum([would.total, this.#added]) : null;
  });
  /** What the Items that were picked add in the battle that is fought. */
  #added: Worth = $derived.by(() => {
    const { house, words } = this.#given();
    return house.battle ? printed(this.picked.items, house.battle, words) : sum([]);
  });
  /** Items are picked for the character that lies there already. */
  #joining: boolean = $derived.by(() => !!this.question && !this.picked.character && this.picked.items.length > 0);
  /** The field with Items that were picked for the character that lies there already. */
  field: Entry[] = $derived.by(() => {
    const { field } = this.#given().house;
    const last = field.at(-1);
    if (!this.#joining || !last) return field;
    return field.with(-1, { ...last, items: [...last.items, ...this.picked.items], worth: sum([last.worth, this.#added]) });
  });
  /** What both sides show, with those Items. */
  totals: Record<Battle, Record<Side, Worth>> = $derived.by(() => {
    const { house, words } = this.#given();
    const side = house.field.at(-1)?.side;
    if (!this.#joining || !side) return house.totals;
    const more = (battle: Battle) => ({
      ...house.totals[battle],
      [side]: sum([house.totals[battle][side], printed(this.picked.items, battle, words)]),
    });
    return { strength: more('strength'), terror: more('terror'), psychic: more('psychic'), bloodbath: more('bloodbath') };
  });
  /** What is said below each card of the hand; null while nothing is asked of it. */
  notes: Map<string, Note> | null = $derived.by(() => {
    const question = this.question;
    if (!question) return null;
    const discard = (card: string): Note => ({
      text: this.#discardable.has(card) ? h.discardThis : '',
      open: this.#discardable.has(card),
    });
    return new Map(
      this.#given().house.hand.map((card) => [card, this.discards(card) ? discard(card) : this.#note(card, question)]),
    );
  });
  /** The same for Room Items on the table. */
  roomNotes: Map<string, Note> | null = $derived.by(() => {
    const question = this.question;
    if (!question || this.discarding) return null;
    return new Map(this.#given().house.room_items.map((item) => [item, this.#note(item, question)]));
  });

  /** The answers that play what was picked, or null if that is nothing yet. */
  ready: Series | null = $derived.by(() =>
    this.question && !this.discarding && this.chosen.size ? series(this.picked, this.question) : null,
  );
  label: string = $derived.by(() => {
    const { cards } = this.#given().words;
    const items = this.picked.items.map((item) => cards[item]!.name);
    return this.picked.character ? h.play(cards[this.picked.character]!.name, items) : h.add(items);
  });

  #note(card: string, question: TurnQuestion): Note {
    const { house, words } = this.#given();
    return noteOn(card, question, this.picked, this.#to, house.battle, words);
  }

  /** Whether pressing a card of the hand means to discard it. */
  discards(card: string): boolean {
    return this.discarding || this.#hinted === card;
  }

  /** Whether a card of the hand or the table can be picked now. */
  mayPick(card: string): boolean {
    return (this.notes?.get(card) ?? this.roomNotes?.get(card))?.open ?? false;
  }

  pick(card: string) {
    if (this.question) this.picked = pick(this.picked, card, this.question);
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
