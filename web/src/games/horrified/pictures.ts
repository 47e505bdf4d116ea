import type { ChoicePicture } from '../../lib/game/props';

/** How Monsters and Heroes are drawn where a table is set up. The difficulty is our own estimate. */
export const PICTURES: Record<string, ChoicePicture> = {
  dracula: {
    icon: 'vampire-dracula',
    colour: '#e3d2f0',
    shape: 'arch',
    hard: 1,
    line: 'Smash 4 coffins with red items. Then yellow 6.',
  },
  creature: {
    icon: 'fish-monster',
    colour: '#9fe0b0',
    shape: 'arch',
    hard: 1,
    line: 'Sail to the lair with any colour. Then one of each.',
  },
  invisible_man: {
    icon: 'gl-unseen',
    colour: '#bbd6e4',
    shape: 'arch',
    hard: 2,
    line: 'Bring evidence from 5 places. Then red 9.',
  },
  mummy: { icon: 'mummy-head', colour: '#e4ddc6', shape: 'arch', hard: 2, line: 'Slide 6 scarabs home with yellow. Then red 9.' },
  wolf_man: {
    icon: 'wolf-head',
    colour: '#ddbdaa',
    shape: 'arch',
    hard: 2,
    line: 'Mix 6 blue into a cure. Then the cure and red.',
  },
  frankenstein_bride: {
    icon: 'frankenstein-creature',
    colour: '#c3db94',
    shape: 'arch',
    hard: 3,
    beside: { icon: 'gl-bride', colour: '#f2c6d6' },
    line: 'Teach both, yellow and blue, then let them meet.',
  },
  archaeologist: { icon: 'spade', colour: '#8fd8b0', shape: 'coin' },
  courier: { icon: 'envelope', colour: '#f0b79c', shape: 'coin' },
  explorer: { icon: 'compass', colour: '#e9a6cf', shape: 'coin' },
  inspector: { icon: 'magnifying-glass', colour: '#bbd6e4', shape: 'coin' },
  mayor: { icon: 'top-hat', colour: '#c4b0f2', shape: 'coin', line: 'Five actions, but no special one.' },
  professor: { icon: 'graduate-cap', colour: '#e7dfc8', shape: 'coin' },
  scientist: { icon: 'erlenmeyer', colour: '#a9d8ee', shape: 'coin' },
};
