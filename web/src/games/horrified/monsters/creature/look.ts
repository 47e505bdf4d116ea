import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { creature: { icon: 'fish-monster', colour: '#9fe0b0' } },
  sign: { place: 'camp', icon: 'sailboat', figure: 'creature' },
  events: { boat: { icon: 'sailboat', atSign: true } },
  height: { open: 422, folded: 92 },
  scales: true,
  hard: 1,
  progress: ({ creature }, { lair_path }) => ({ done: creature?.boat, of: lair_path.length }),
};
