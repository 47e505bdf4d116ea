import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { wolf_man: { icon: 'wolf-head', colour: '#ddbdaa' } },
  sign: { place: 'laboratory', icon: 'bubbling-flask', figure: 'wolf_man' },
  height: { open: 208, folded: 96 },
  hard: 2,
  progress: ({ wolf_man }, { cure }) => ({ done: wolf_man?.cure.filter(Boolean).length, of: cure.length }),
};
