/**
 * What a Monster brings to the client, in `monsters/<mat>/`: `look.ts`, `texts.ts`, `Task.svelte`, which draws its task, and
 * `Token.svelte`, which draws its tokens on the map if it has any. Nothing else in the client names a Monster.
 */
import type { Component } from 'svelte';
import type { Answer } from '../../../generated/messages';
import { byFolder } from '../../../kit/by-folder';
import type { Choice } from '../../../kit/choices';
import { keysOf } from '../../../kit/keys-of';
import type { Press } from '../../../kit/press';
import type { Asked } from '../../../lib/game/props';
import { addDrawings } from '../../../lib/icons/icons';
import type { Lit } from '../lit';
import { h } from '../texts';
import type { Answer as Given, Colour, Event, Glossary, MatId, Question, Village } from '../view';

export interface MonsterLook {
  /** Its figures. */
  figures: Record<string, { icon: string; colour: string }>;
  /** Icons that are not in the set, by name: drawings for a viewBox of 0 0 512 512. */
  drawings?: Record<string, string>;
  /** Where its task is advanced, if that has a place of its own, and the sign that stands there. */
  sign?: { place: string; icon: string; figure: string };
  /** What Heroes may carry because of it: the icon, and the rule about it. */
  emblems?: Record<string, { icon: string; rule: string }>;
  /** Events of its own. */
  events?: Partial<Record<Event['parts']['kind'], EventLook>>;
  /** Where the rulebook opens at questions of its own. */
  rules?: Partial<Record<Question['kind'], string>>;
  /** What is pressed on the drawing of its task: by the kind of an answer, the part of it that names what is lit. */
  lights?: Partial<Record<Given['parts']['kind'], string>>;
  /** How high its mat is, in pixels. */
  height: { open: number; folded: number };
  /** Its drawing may be made lower where there is little room. */
  scales?: boolean;
  /** How hard it is, from 1 to 3: our own estimate. */
  hard: number;
  /** How far its task has come; `done` is undefined when its mat is gone. */
  progress(mats: Village['mats'], words: Glossary): { done: number | undefined; of: number };
  /** The spaces on which its tokens stand. */
  tokens?(mats: Village['mats']): string[];
  /** The space an Item comes from, if its task still needs an Item from there. */
  wanted?(item: string, mats: Village['mats'], words: Glossary): string | undefined;
}

export interface EventLook {
  /** In the log. */
  icon: string;
  /** How long it stays, in milliseconds. */
  pace?: number;
  /** It happens where the task is advanced. */
  atSign?: boolean;
  /** It may turn a game. */
  turning?: boolean;
}

type Asks = { [Kind in Question['kind']]?: (parts: Extract<Question, { kind: Kind }>['parts']) => Asked };

export interface MonsterTexts {
  /** What its task is. */
  title: string;
  /** Its name where there is little room. */
  short?: string;
  power: string;
  powerShort: string;
  /** What it takes, where a table is set up. */
  line: string;
  /** How far its task has come. */
  progress(mats: Village['mats'], words: Glossary): string;
  /** Where its task is advanced, and with what. */
  where?: string;
  /** What must be done before its task can go on, if anything. */
  warning?(mats: Village['mats']): { title: string; text: string } | null;
  /** What defeats it; `sums` are the Items that are discarded. */
  price?(sums: string): string;
  /** What has become of it when its mat is gone; without it, who defeated it. */
  gone?(turn: number): string;
  /** What one of its tokens is called. */
  token?: string;
  /** The names of its emblems. */
  emblems?: Record<string, string>;
  /** Questions about its task that no other Monster asks. */
  asks?: Asks;
  /** Why an Item from a place is wanted. */
  wanted?(place: string): string;
}

export interface TaskProps {
  village: Village;
  words: Glossary;
  lit: Lit;
  /** Items that may be used for this task now, by colour, by place, and by strength. */
  usable: Record<'colour' | 'place' | 'strength', Map<string, Choice[]>>;
  press: Press;
  hinted: Answer | null;
  /** Its mat is folded: a row. */
  compact: boolean;
}

type ByMat<T> = Partial<Record<MatId, T>>;
const all = <T>(found: ByMat<T>): [MatId, T][] => Object.entries(found) as [MatId, T][];
const merged = <T>(parts: (Record<string, T> | undefined)[]): Record<string, T> => Object.assign({}, ...parts);

export const LOOKS: ByMat<MonsterLook> = byFolder(import.meta.glob<MonsterLook>('./*/look.ts', { eager: true, import: 'LOOK' }));
export const TEXTS: ByMat<MonsterTexts> = byFolder(
  import.meta.glob<MonsterTexts>('./*/texts.ts', { eager: true, import: 'TEXTS' }),
);
for (const [, { drawings }] of all(LOOKS)) addDrawings(drawings ?? {});

/** The looks of figures, by id. */
export const FIGURES = merged(all(LOOKS).map(([, { figures }]) => figures));

/** Where a task is advanced that has a place of its own, and the sign that stands there. */
export const SIGNS: ByMat<NonNullable<MonsterLook['sign']>> = Object.fromEntries(
  all(LOOKS).flatMap(([mat, { sign }]) => (sign ? [[mat, sign]] : [])),
);

/** What Heroes may carry because of a Monster. */
export const EMBLEMS = merged(
  all(LOOKS).map(([mat, { emblems = {} }]) =>
    Object.fromEntries(Object.entries(emblems).map(([id, look]) => [id, { ...look, name: TEXTS[mat]?.emblems?.[id] ?? id }])),
  ),
);

/** The events of single Monsters. */
export const EVENTS: Partial<Record<string, EventLook & { mat: MatId }>> = merged(
  all(LOOKS).map(([mat, { events = {} }]) =>
    Object.fromEntries(Object.entries(events).map(([kind, look]) => [kind, { ...look, mat }])),
  ),
);

/** The mat on whose drawing an answer is given, and what is lit there. */
export function lightsOn(parts: Given['parts']): { mat: MatId; part: string } | null {
  for (const [mat, { lights }] of all(LOOKS)) {
    const name = lights?.[parts.kind];
    if (name) return { mat, part: (parts as Record<string, string>)[name] ?? '' };
  }
  return null;
}

/** The mat of the Monster that alone asks such a question. */
export const matAsking = (kind: Question['kind']): MatId | null => keysOf(TEXTS).find((mat) => TEXTS[mat]!.asks?.[kind]) ?? null;

/** What a question that only one Monster asks says of it. */
export const askedOf = (mat: MatId, { kind, parts }: Question): Asked => TEXTS[mat]?.asks?.[kind]?.(parts as never) ?? {};

/** A place from which a task still needs an Item. */
export interface Wanted {
  icon: string;
  place: string;
  text: string;
}

/** Where an Item comes from, if a task still needs one from there. */
export function wantedFrom(item: string, { mats }: Village, words: Glossary): Wanted | null {
  for (const [mat, { wanted, sign }] of all(LOOKS)) {
    const space = wanted?.(item, mats, words);
    const place = space && words.spaces[space]?.name;
    if (place) return { icon: sign?.icon ?? '', place, text: TEXTS[mat]?.wanted?.(place) ?? place };
  }
  return null;
}

/** The tokens of Monsters on the map: whose, and where. */
export const tokensOf = ({ mats }: Village): { mat: MatId; space: string }[] =>
  all(LOOKS).flatMap(([mat, { tokens }]) => (tokens?.(mats) ?? []).map((space) => ({ mat, space })));

/** What a task is called. */
export const taskTitle = (mat: MatId, words: Glossary): string => TEXTS[mat]?.title ?? words.mats[mat]?.name ?? mat;

/** What defeats a Monster, in a few words. */
export function priceOf(mat: MatId, price: Partial<Record<Colour, number>>): string {
  const sums = h.mat.sums(price);
  return TEXTS[mat]?.price?.(sums) ?? sums;
}

export type Task = Component<TaskProps>;
