import { h } from '../../texts';
import type { MonsterTexts } from '../monster';

export const TEXTS: MonsterTexts = {
  title: 'Mix the cure',
  short: 'Wolf Man',
  power: 'Vicious Bite',
  powerShort: 'he hits all with him',
  line: 'Mix 6 blue into a cure. Then the cure and red.',
  progress: ({ wolf_man }, { cure }) => (wolf_man ? h.wolf.count(wolf_man.cure.filter(Boolean).length, cure.length) : ''),
  where: h.wolf.where,
  price: (sums) => `the cure, and ${sums}`,
};
