/** What the games bring along, found by folder: `games/<id>/`. */
import type { Component } from 'svelte';
import { gameIcons, shellIcons } from '../icons/icons';
import type { Named } from '../texts/named-things';
import type {
  ChartsProps,
  ChoicePicture,
  Ended,
  Ending,
  Guide,
  KeptFor,
  SeatNoteProps,
  StatusProps,
  TableModule,
  TellMoment,
  WorkshopProps,
} from './props';

/** A game on the shelf of the home page: `games/<id>/shelf.ts` exports it as `SHELF`. */
export interface Shelf {
  /** Where it stands, from the left. */
  place: number;
  name: string;
  line: string;
  players: string;
  minutes: number;
  /** Its accent, and the dark of its plate. */
  accent: string;
  plate: string;
  /** The part of the poster (240 x 520) a low card shows, as a viewBox. */
  crop: string;
  /** The part a wide strip shows. */
  banner: string;
  /** What it takes to win, in a sentence or two. */
  goal: string;
  /** Whether the others play with me, or against me; nothing if that changes. */
  others?: 'allies' | 'rivals';
  poster: () => Promise<{ default: Component<{ viewBox?: string }> }>;
  /** What "Play now" sets up: the number of seats, a preset, and the option that says who begins, if there is one. Missing: it cannot be played yet. */
  play?: { seats: number; preset: string; first?: string };
}

const shelves = import.meta.glob<{ SHELF: Shelf }>('../../games/*/shelf.ts', { eager: true });
const tables = import.meta.glob<TableModule>('../../games/*/Table.svelte');
const statuses = import.meta.glob<{ default: Component<StatusProps> }>('../../games/*/Status.svelte');
const notes = import.meta.glob<{ default: Component<SeatNoteProps> }>('../../games/*/SeatNote.svelte');
const charts = import.meta.glob<{ default: Component<ChartsProps> }>('../../games/*/Charts.svelte');
const pictures = import.meta.glob<{ PICTURES: Record<string, ChoicePicture> }>('../../games/*/pictures.ts');
const keyMoments = import.meta.glob<{ KEY_MOMENTS: ReadonlySet<string>; tellMoment?: TellMoment }>('../../games/*/moments.ts');
const endings = import.meta.glob<{ ending: (told: Ended) => Ending }>('../../games/*/ending.ts');
const workshops = import.meta.glob<{ default: Component<WorkshopProps> }>('../../games/*/Workshop.svelte');
const kept = import.meta.glob<{ keptFor: KeptFor }>('../../games/*/kept.ts');
const names = import.meta.glob<{ named: (words: never) => Named[] }>('../../games/*/names.ts');
const guides = import.meta.glob<{ GUIDE: Guide }>('../../games/*/guide.ts');

/** The shelf by the games' ids, in its order. */
export const SHELF = new Map<string, Shelf>(
  Object.entries(shelves)
    .map(([path, module]) => [path.split('/').at(-2)!, module.SHELF] as const)
    .sort(([, a], [, b]) => a.place - b.place),
);

const pathOf = (game: string, file: string) => `../../games/${game}/${file}`;
const of = <T>(found: Record<string, () => Promise<T>>, game: string, file: string): Promise<T | null> =>
  found[pathOf(game, file)]?.() ?? Promise.resolve(null);

export async function posterOf(shelf: Shelf) {
  const [found] = await Promise.all([shelf.poster(), shellIcons()]);
  return found.default;
}

/** Everything a game shows at a table; what it does not have is null. */
export async function tableParts(game: string) {
  const [table, status, note] = await Promise.all([
    of(tables, game, 'Table.svelte'),
    of(statuses, game, 'Status.svelte'),
    of(notes, game, 'SeatNote.svelte'),
    gameIcons(),
  ]);
  return { table, Status: status?.default ?? null, SeatNote: note?.default ?? null };
}

export type TableParts = Awaited<ReturnType<typeof tableParts>>;

export const chartsOf = async (game: string) => (await of(charts, game, 'Charts.svelte'))?.default ?? null;
/** The kinds of events that were turning points of a game, `KEY_MOMENTS` in `games/<id>/moments.ts`; and what to say of one, `tellMoment`. */
export const keyMomentsOf = async (game: string) => {
  const found = await of(keyMoments, game, 'moments.ts');
  return { kinds: found?.KEY_MOMENTS ?? new Set<string>(), tell: found?.tellMoment ?? null };
};
export const picturesOf = async (game: string) => {
  const [found] = await Promise.all([of(pictures, game, 'pictures.ts'), gameIcons()]);
  return found?.PICTURES ?? {};
};
/** How a game went, in its own words. */
export const endingOf = async (game: string) => (await of(endings, game, 'ending.ts'))?.ending ?? null;
export const guideOf = async (game: string) => (await of(guides, game, 'guide.ts'))?.GUIDE ?? null;
/** What this browser keeps that can be chosen where a table of a game is set up: `games/<id>/kept.ts` exports it as `keptFor`. */
export const keptOf = async (game: string) => (await of(kept, game, 'kept.ts'))?.keptFor ?? null;
/** All that has a name in a game, made of its glossary: `games/<id>/names.ts` exports it as `named`. */
export const namedOf = async (game: string) => {
  const [found] = await Promise.all([of(names, game, 'names.ts'), gameIcons()]);
  return found?.named as ((words: unknown) => Named[]) | undefined;
};
export const hasGuide = (game: string) => pathOf(game, 'guide.ts') in guides;
/** The page on which players make what they bring to a game: `games/<id>/Workshop.svelte`. */
export const workshopOf = async (game: string) => {
  const [found] = await Promise.all([of(workshops, game, 'Workshop.svelte'), gameIcons()]);
  return found?.default ?? null;
};
export const hasWorkshop = (game: string) => pathOf(game, 'Workshop.svelte') in workshops;
