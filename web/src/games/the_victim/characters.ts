/**
 * What a Victim or an Evil brings to the client, in `victims/<victim>/` and `evils/<evil>/`: `look.ts` and `texts.ts`. Nothing else in the
 * client names one of them.
 */
import type { Asked, Told } from '../../generated/the_victim';
import { byFolder } from '../../kit/by-folder';

export interface Look {
  icon: string;
  colour: string;
}

export interface CharacterLook extends Look {
  /** The icons of its skills. */
  skills: Record<string, string>;
  /** Events of its own: the icon in the log, and how long each stays, in milliseconds. */
  events?: Partial<Record<Told['kind'], { icon: string; pace?: number }>>;
  /** Where the rulebook opens at questions of its own. */
  rules?: Partial<Record<Asked['kind'], string>>;
}

export interface CharacterTexts {
  /** What it can do, where a table is set up. */
  line: string;
  /** The titles of questions of its own. */
  asks?: Partial<Record<Asked['kind'], string>>;
}

export const VICTIM: Record<string, CharacterLook> = byFolder(
  import.meta.glob<CharacterLook>('./victims/*/look.ts', { eager: true, import: 'LOOK' }),
);
export const EVIL: Record<string, CharacterLook> = byFolder(
  import.meta.glob<CharacterLook>('./evils/*/look.ts', { eager: true, import: 'LOOK' }),
);
export const TEXTS: Record<string, CharacterTexts> = byFolder(
  import.meta.glob<CharacterTexts>('./{victims,evils}/*/texts.ts', { eager: true, import: 'TEXTS' }),
);

const merged = <Value>(parts: (Partial<Record<string, Value>> | undefined)[]): Partial<Record<string, Value>> =>
  Object.assign({}, ...parts);
const all = [...Object.values(VICTIM), ...Object.values(EVIL)];

/** The icons of skills. */
export const SKILL = merged(all.map(({ skills }) => skills));
/** The events that belong to one of them. */
export const EVENTS = merged(all.map(({ events }) => events));
/** The rules about questions that belong to one of them. */
export const RULES = merged(all.map(({ rules }) => rules));
/** The titles of questions that belong to one of them. */
export const TITLES = merged(Object.values(TEXTS).map(({ asks }) => asks));
