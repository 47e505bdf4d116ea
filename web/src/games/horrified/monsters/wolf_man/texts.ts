import type { MonsterTexts } from '../monster';

export const cure = {
  count: (found: number, all: number) => `Cure ${found} of ${all}`,
  ready: 'the cure is mixed',
  spot: (strength: number, filled: string) => (filled ? `${strength}: ${filled}` : `${strength} is missing`),
};

export const TEXTS: MonsterTexts = {
  title: 'Mix the cure',
  short: 'Wolf Man',
  power: 'Vicious Bite',
  powerShort: 'he hits all with him',
  line: 'Mix 6 blue into a cure. Defeat him with it and red.',
  progress: ({ wolf_man }, words) => (wolf_man ? cure.count(wolf_man.cure.filter(Boolean).length, words.cure.length) : ''),
  where: 'At the Laboratory: blue of a missing strength',
  emblems: { cure: 'Cure', hunted: 'Hunted' },
  price: (sums) => `the cure, and ${sums}`,
};
