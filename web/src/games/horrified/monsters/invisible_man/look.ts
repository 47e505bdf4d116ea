import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { invisible_man: { icon: 'gl-unseen', colour: '#bbd6e4' } },
  sign: { place: 'precinct', icon: 'magnifying-glass', figure: 'invisible_man' },
  height: { open: 222, folded: 106 },
  hard: 2,
  progress: ({ invisible_man }, { evidence }) => ({ done: invisible_man?.evidence.length, of: evidence.length }),
};
