/** Which figures are shown to choose from, and in which order. */
import { type Glossary, powerName, type VersionInfo } from '../view';

export interface Wanted {
  text: string;
  classes: Set<string>;
  ranks: Set<string>;
  modes: Set<string>;
  cabals: Set<string>;
  power: string;
  range: 'any' | 'close' | 'four' | 'six' | 'several';
  least: number;
  most: number;
  sort: 'fit' | 'points' | 'name';
}

export const MOST_POINTS = 120;
export const all = (): Wanted => ({
  text: '',
  classes: new Set(),
  ranks: new Set(),
  modes: new Set(),
  cabals: new Set(),
  power: '',
  range: 'any',
  least: 0,
  most: MOST_POINTS,
  sort: 'fit',
});

export interface Candidate {
  id: string;
  info: VersionInfo;
}

/** Everything a figure can be found by. */
const spelled = ({ info }: Candidate, words: Glossary): string =>
  [
    info.name,
    info.cabal ? words.cabals[info.cabal]?.name : '',
    ...info.classes.map((each) => words.classes[each]?.name),
    ...powersOf(info).map((power) => powerName(words, [power, ''])),
  ]
    .join(' ')
    .toLowerCase();

/** Every power a figure can show, on any click and side of its card. */
export const powersOf = (info: VersionInfo): string[] => [
  ...new Set([
    ...info.sides.flatMap((side) => [...Object.values(side.powers), ...side.traits].map(([power]) => power)),
    ...(info.leads ? [info.leads] : []),
  ]),
];

const RANGES: Record<Wanted['range'], (info: VersionInfo) => boolean> = {
  any: () => true,
  close: (info) => info.range === 0,
  four: (info) => info.range >= 4,
  six: (info) => info.range >= 6,
  several: (info) => info.bolts > 1,
};

const overlaps = (chosen: Set<string>, of: string[]) => !chosen.size || of.some((each) => chosen.has(each));

/** Whether a figure is one of those wanted. */
export function fits(candidate: Candidate, wanted: Wanted, words: Glossary): boolean {
  const { info } = candidate;
  const classes = [...info.classes, ...info.sides.flatMap((side) => side.classes)];
  return (
    overlaps(wanted.classes, classes) &&
    overlaps(wanted.ranks, [info.rank]) &&
    overlaps(wanted.modes, [info.mode]) &&
    overlaps(wanted.cabals, info.cabal ? [info.cabal] : []) &&
    (!wanted.power || powersOf(info).includes(wanted.power)) &&
    RANGES[wanted.range](info) &&
    info.points >= wanted.least &&
    (info.points <= wanted.most || wanted.most >= MOST_POINTS) &&
    wanted.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => spelled(candidate, words).includes(word))
  );
}

/** In the order that is wanted. What fits best costs as much of what is left as possible; what costs more comes last. */
export function ordered(candidates: Candidate[], sort: Wanted['sort'], left: number): Candidate[] {
  const misfit = ({ info: { points } }: Candidate) => (points <= left ? left - points : 1000 + points);
  const by: Record<Wanted['sort'], (a: Candidate, b: Candidate) => number> = {
    fit: (a, b) => misfit(a) - misfit(b),
    points: (a, b) => b.info.points - a.info.points,
    name: (a, b) => a.info.name.localeCompare(b.info.name) || b.info.points - a.info.points,
  };
  return candidates.toSorted((a, b) => by[sort](a, b) || a.info.name.localeCompare(b.info.name));
}
