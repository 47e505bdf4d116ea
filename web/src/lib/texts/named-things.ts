/** Things with names: what their cards show. Each game makes its own of its glossary. */
import type { Component } from 'svelte';
import type { GameOf } from '../game/props';

/** Something with a name, as its card shows it. `games/<id>/names.ts` exports `named(words)`, which tells all of a game. */
export interface Named {
  /** What a sentence refers to it by, and an element says in `data-peek` to show it: "perk:brandish". */
  id: string;
  /** What sort of thing it is, one and several: "Perk card", "Perk cards". Things of one sort stand together. */
  sort: Sort;
  name: string;
  text: string;
  /** A rule that tells what it does, in place of a text, or after it. */
  rule?: string;
  icon?: string;
  colour?: string;
  /** What else is printed on it, in a few words each. */
  facts?: string[];
  /** Its card, drawn; without it the card is made of name, facts and text. */
  Picture?: Component<{ id: string; game: GameOf<unknown>; width: number }>;
}

export type Sort = readonly [one: string, several: string];

/** A pile that lies open on the table: `cards` are ids of named things, the newest last. */
export interface NamedPile {
  name: string;
  cards: string[];
}

/** All that has a name in a game. */
export class Names {
  readonly all: Named[];
  #byId = new Map<string, Named>();

  constructor(all: Named[]) {
    this.all = all;
    for (const each of all) if (!this.#byId.has(each.id)) this.#byId.set(each.id, each);
  }

  find(id: string | undefined): Named | undefined {
    return this.#byId.get(id ?? '');
  }

  /** The sorts in their order, each with what is of it. */
  sorts(): [several: string, named: Named[]][] {
    const found = new Map<string, Named[]>();
    for (const each of this.all) found.set(each.sort[1], [...(found.get(each.sort[1]) ?? []), each]);
    return [...found];
  }

  /** What the parts of an answer or event name, in their order. */
  inParts(parts: object): string[] {
    return Object.entries(parts)
      .flatMap(([part, value]) => (typeof value === 'string' ? [`${part}:${value}`, value] : []))
      .filter((id) => this.#byId.has(id));
  }

  /** What has all the words sought: in its name first, then in its text. */
  sought(words: string): Named[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (where: string) => wanted.length > 0 && wanted.every((word) => where.toLowerCase().includes(word));
    const byName = this.all.filter(({ name }) => has(name));
    const told = this.all.filter(
      (each) => !byName.includes(each) && has(`${each.name} ${each.sort[0]} ${(each.facts ?? []).join(' ')} ${each.text}`),
    );
    return [...byName, ...told];
  }
}
