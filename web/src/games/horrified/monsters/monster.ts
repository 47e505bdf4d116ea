/** What a Monster brings to the client: `monsters/<mat>/look.ts`, `texts.ts`, and `Task.svelte`, which draws its task. */
import type { Component } from 'svelte';
import type { Answer } from '../../../generated/messages';
import type { Choice } from '../../../kit/choices';
import type { Press } from '../../../kit/press';
import type { Lit } from '../lit';
import { h } from '../texts';
import type { Colour, Glossary, MatId, Village } from '../view';

export interface MonsterLook {
  /** Its figures. */
  figures: Record<string, { icon: string; colour: string }>;
  /** Where its task is advanced, if that has a place of its own, and the sign that stands there. */
  sign?: { place: string; icon: string; figure: string };
  /** How high its mat is, in pixels. */
  height: { open: number; folded: number };
  /** Its drawing may be made lower where there is little room. */
  scales?: boolean;
  /** How hard it is, from 1 to 3: our own estimate. */
  hard: number;
  /** How far its task has come; `done` is undefined when its mat is gone. */
  progress(mats: Village['mats'], words: Glossary): { done: number | undefined; of: number };
}

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

const found = <T>(modules: Record<string, T>): Partial<Record<MatId, T>> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/')[1], module]));

export const LOOKS = found(import.meta.glob<MonsterLook>('./*/look.ts', { eager: true, import: 'LOOK' }));
export const TEXTS = found(import.meta.glob<MonsterTexts>('./*/texts.ts', { eager: true, import: 'TEXTS' }));

/** The looks of figures, by id. */
export const FIGURES: MonsterLook['figures'] = Object.assign({}, ...Object.values(LOOKS).map(({ figures }) => figures));

/** What a task is called. */
export const taskTitle = (mat: MatId, words: Glossary): string => TEXTS[mat]?.title ?? words.mats[mat]?.name ?? mat;

/** What defeats a Monster, in a few words. */
export function priceOf(mat: MatId, price: Partial<Record<Colour, number>>): string {
  const sums = h.mat.sums(price);
  return TEXTS[mat]?.price?.(sums) ?? sums;
}

export type Task = Component<TaskProps>;
