import type { MonsterTexts } from '../monster';

export const boat = {
  at: (at: number, lair: number) =>
    at === 0 ? 'boat at the start' : at === lair ? 'boat at the lair' : `boat at ${at} of ${lair}`,
  start: 'Start',
  next: (mark: number, lair: number) => (mark === lair ? 'lair' : `to ${mark}`),
  sail: (colour: string, mark: number) => `Sail with ${colour} to mark ${mark}`,
  noMark: 'none',
};

export const TEXTS: MonsterTexts = {
  title: 'Find the lair',
  short: 'Creature',
  power: 'Rock the Boat',
  powerShort: 'back 1 each',
  line: 'Sail to the lair with any colour. Then one of each.',
  progress: ({ creature }, { lair_path }) => (creature ? boat.at(creature.boat, lair_path.length) : ''),
  where: 'At the Camp: any item',
  price: () => 'one item of each colour',
};
