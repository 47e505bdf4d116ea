/** What a Hero brings to the client: `heroes/<hero>/look.ts`, and `texts.ts` if it has a line of its own. */
import type { Parts } from '../../../generated/horrified';
import { byFolder } from '../../../kit/by-folder';
import type { KindLook } from '../../../lib/game/props';
import type { Glossary, Rules } from '../view';

type Kind = Parts['kind'];
type PartsOf<K extends Kind> = Extract<Parts, { kind: K }>;

/** What a special action's answer lights: a space that is reached by a leap, the Items in a space, or a figure that is led to a space. */
export type Target = { leap: string } | { lying: string } | { figure: string; to: string };

export interface Special<K extends Kind = Kind> extends Pick<KindLook<Glossary, Rules>, 'note'> {
  icon: string;
  target(parts: PartsOf<K>): Target;
}

export interface HeroLook {
  icon: string;
  /** Its colour where a table is set up. */
  colour: string;
  /** Its special action, by the kind of its answers. */
  special?: { [K in Kind]?: Special<K> };
}

export interface HeroTexts {
  /** What a table's set-up says of it. */
  line?: string;
  /** What its special action does with the figure or place of this name. */
  special?(name: string): string;
}

export const LOOKS = byFolder(import.meta.glob<HeroLook>('./*/look.ts', { eager: true, import: 'LOOK' }));
export const TEXTS = byFolder(import.meta.glob<HeroTexts>('./*/texts.ts', { eager: true, import: 'TEXTS' }));

/** The special actions of all Heroes, by the kind of their answers. */
export const SPECIALS: Partial<Record<Kind, Special<never>>> = Object.assign(
  {},
  ...Object.values(LOOKS).map(({ special }) => special),
);

/** What an answer lights, if it is a special action. */
export const targetOf = (parts: Parts): Target | null => SPECIALS[parts.kind]?.target(parts as never) ?? null;
