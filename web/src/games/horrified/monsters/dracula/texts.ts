import { h } from '../../texts';
import type { MonsterTexts } from '../monster';

export const TEXTS: MonsterTexts = {
  title: 'Smash the coffins',
  power: 'Dark Charm',
  powerShort: 'draws the active hero',
  line: 'Smash 4 coffins with red items. Then yellow 6.',
  progress: ({ dracula }, { coffins }) => (dracula ? h.dracula.count(coffins.length - dracula.coffins.length, coffins.length) : ''),
};
