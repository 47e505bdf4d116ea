import { expect, test } from 'vitest';
import type { Glossary, VersionInfo } from '../view';
import { all, type Candidate, fits, ordered } from './filter';

const info = (more: Partial<VersionInfo>): VersionInfo =>
  ({
    name: 'Dog Soldier',
    rank: 'veteran',
    points: 33,
    classes: ['beast'],
    cabal: 'wolf_brothers',
    leads: null,
    mode: 'walk',
    range: 8,
    bolts: 1,
    sides: [{ title: '', classes: ['beast'], powers: { red: ['dead_aim', ''] }, traits: [] }],
    ...more,
  }) as VersionInfo;
const words = {
  cabals: { wolf_brothers: { name: 'Wolf Brothers' } },
  classes: { beast: { name: 'Beast' } },
  powers: { dead_aim: { name: 'Dead Aim' } },
} as unknown as Glossary;
const one = (more: Partial<VersionInfo> = {}): Candidate => ({ id: 'one', info: info(more) });

test('a figure is found by its name, its cabal, its classes and its powers', () => {
  for (const text of ['dog', 'wolf bro', 'BEAST', 'dead aim', 'soldier aim'])
    expect(fits(one(), { ...all(), text }, words)).toBe(true);
  expect(fits(one(), { ...all(), text: 'mummy' }, words)).toBe(false);
});

test('filters of several kinds must all hold, chips of one kind any', () => {
  expect(fits(one(), { ...all(), classes: new Set(['undead', 'beast']) }, words)).toBe(true);
  expect(fits(one(), { ...all(), classes: new Set(['beast']), range: 'close' }, words)).toBe(false);
  expect(fits(one(), { ...all(), power: 'dead_aim', least: 30, most: 40 }, words)).toBe(true);
  expect(fits(one(), { ...all(), most: 20 }, words)).toBe(false);
});

test('what fits best stands first, what is too dear last', () => {
  const list = [one({ points: 20, name: 'A' }), one({ points: 36, name: 'B' }), one({ points: 60, name: 'C' })];
  expect(ordered(list, 'fit', 36).map((each) => each.info.name)).toEqual(['B', 'A', 'C']);
  expect(ordered(list, 'points', 36).map((each) => each.info.points)).toEqual([60, 36, 20]);
});
