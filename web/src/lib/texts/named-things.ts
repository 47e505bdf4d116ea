/** Things with names: what their cards show, and where their names stand in a sentence. Each game makes its own of its glossary. */
import type { Component } from 'svelte';
import type { GameOf } from '../game/props';

/** Something with a name, as its card shows it. `games/<id>/names.ts` exports `named(words)`, which tells all of a game. */
export interface Named {
  /** What an element says in `data-peek` to show it: "perk:brandish". */
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
  /** Its name is an everyday word, or part of other names: it is not looked for in sentences. */
  common?: boolean;
}

export type Sort = readonly [one: string, several: string];

/** A pile that lies open on the table: `cards` are ids of named things, the newest last. */
export interface NamedPile {
  name: string;
  cards: string[];
}

/** A piece of a sentence, and what it names, if anything. */
export interface Piece {
  text: string;
  id?: string;
}

/** All that has a name in a game. */
export class Names {
  readonly all: Named[];
  #byId = new Map<string, Named>();
  #byName = new Map<string, string>();
  #pattern: RegExp | null = null;
  #known = new Map<string, Piece[]>();

  constructor(all: Named[]) {
    this.all = all;
    for (const each of all) {
      if (!this.#byId.has(each.id)) this.#byId.set(each.id, each);
      if (each.common) continue;
      for (const name of [each.name, each.name.replace(/^The /, '')])
        if (name.length > 2 && !this.#byName.has(name)) this.#byName.set(name, each.id);
    }
    const names = [...this.#byName.keys()]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (names.length) this.#pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu');
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

  /** A sentence in pieces: those that are names say of what. */
  pieces(text: string): Piece[] {
    if (!this.#pattern) return [{ text }];
    let found = this.#known.get(text);
    if (!found) {
      found = [];
      let at = 0;
      for (const match of text.matchAll(this.#pattern)) {
        if (match.index > at) found.push({ text: text.slice(at, match.index) });
        found.push({ text: match[0], id: this.#byName.get(match[0])! });
        at = match.index + match[0].length;
      }
      if (at < text.length || !found.length) found.push({ text: text.slice(at) });
      this.#known.set(text, found);
    }
    return found;
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
