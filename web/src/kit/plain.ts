/** A view of any game made readable: its facts, its lists, and its rows, with names instead of ids. */
import type { Seat } from '../generated/messages';
import { seatName } from '../lib/texts/seat-names';
import { words } from './prompt';
import { t } from '../lib/texts/texts';

type Members = Record<string, unknown>;

/** Some of a view, under its own heading. */
export interface Block {
  key: string;
  title: string;
  /** A single value; things that lie together; values by name; or rows with values of their own. */
  shape: 'fact' | 'list' | 'pairs' | 'rows';
  value: unknown;
}

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether there is nothing to tell. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && !value.length) ||
  (isObject(value) && !Object.keys(value).length);

function shapeOf(value: unknown): Block['shape'] {
  if (Array.isArray(value)) return value.some(isObject) ? 'rows' : 'list';
  if (isObject(value)) return Object.values(value).some(isObject) ? 'rows' : 'pairs';
  return 'fact';
}

/** What a view tells, by its own headings; what is empty is left out. A seat's own hand comes first. */
export function blocks(view: unknown): Block[] {
  const found = Object.entries(isObject(view) ? view : {})
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => ({ key, title: words(key), shape: shapeOf(value), value }));
  return [...found.filter(({ key }) => key === 'hand'), ...found.filter(({ key }) => key !== 'hand')];
}

/** What in a view is empty now, by its headings. */
export const nothing = (view: unknown): string[] =>
  Object.entries(isObject(view) ? view : {}).flatMap(([key, value]) => (isEmpty(value) ? [words(key)] : []));

/** The names in a glossary by id, whatever they are names of. */
export function namesIn(glossary: unknown): Map<string, string> {
  const found = new Map<string, string>();
  for (const kind of Object.values(isObject(glossary) ? glossary : {}))
    for (const [id, info] of Object.entries(isObject(kind) ? kind : {}))
      if (isObject(info) && typeof info.name === 'string') found.set(id, info.name);
  return found;
}

/** An id as it reads: its name, or its own words. What is written for readers already stays as it is. */
export const nameOf = (id: string, names: Map<string, string>): string =>
  names.get(id) ?? (/^[a-z0-9_-]+$/.test(id) ? words(id) : id);

/** A single value in words. A number under "seat" is who sits there. */
export function inWords(value: unknown, key: string, names: Map<string, string>, seats: Seat[]): string {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return value ? t.table.yes : t.table.no;
  if (typeof value === 'number')
    return key === 'seat' || key === 'seats' ? seatName(seats[value], seats) || String(value) : String(value);
  return nameOf(String(value), names);
}

/** Things that lie together, the same ones counted. */
export function counted(things: unknown[]): { thing: unknown; count: number }[] {
  const found = new Map<unknown, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found].map(([thing, count]) => ({ thing, count }));
}

export interface Row {
  title: string;
  /** The id its title stands for, or "". */
  id: string;
  members: [string, unknown][];
}

/** The rows of a block: each called by its key, by who sits there, or by the first name in it. */
export function rows(value: unknown, names: Map<string, string>, seats: Seat[]): Row[] {
  if (!Array.isArray(value))
    return Object.entries(isObject(value) ? value : {}).map(([id, member]) => ({
      id,
      title: nameOf(id, names),
      members: told(member),
    }));
  return value.map((member, i) => {
    const members = told(member);
    const called = members.find(([, part]) => typeof part === 'string' && names.has(part));
    const seat = members.find(([key]) => key === 'seat');
    if (!called && !seat) return { id: '', title: String(i + 1), members };
    const title = [seat && inWords(seat[1], 'seat', names, seats), called && nameOf(String(called[1]), names)]
      .filter(Boolean)
      .join(', ');
    return { id: called ? String(called[1]) : '', title, members: members.filter((part) => part !== called && part !== seat) };
  });
}

const told = (member: unknown): [string, unknown][] =>
  isObject(member) ? Object.entries(member).filter(([, part]) => !isEmpty(part)) : isEmpty(member) ? [] : [['', member]];
