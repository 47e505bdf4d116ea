import { h } from '../../texts';
import type { MonsterTexts } from '../monster';

export const coffins = {
  smashed: 'Smashed',
  standing: 'Standing',
  each: 'Each coffin',
  price: (total: number) => h.mat.sums({ red: total }),
};

export const TEXTS: MonsterTexts = {
  title: 'Smash the coffins',
  power: 'Dark Charm',
  powerShort: 'draws the active hero',
  line: 'Smash 4 coffins with red items. Then yellow 6.',
  progress: ({ dracula }, words) => (dracula ? `${words.coffins.length - dracula.coffins.length} of ${words.coffins.length}` : ''),
  token: 'Coffin',
};
