import { h } from '../../texts';
import type { MonsterTexts } from '../monster';

export const TEXTS: MonsterTexts = {
  title: 'Find the lair',
  short: 'Creature',
  power: 'Rock the Boat',
  powerShort: 'back 1 each',
  line: 'Sail to the lair with any colour. Then one of each.',
  progress: ({ creature }, { lair_path }) => (creature ? h.creature.boat(creature.boat, lair_path.length) : ''),
  where: h.creature.where,
  price: () => 'one item of each colour',
};
