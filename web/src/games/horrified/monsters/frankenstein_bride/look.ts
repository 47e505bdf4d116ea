import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: {
    frankenstein: { icon: 'frankenstein-creature', colour: '#c3db94' },
    bride: { icon: 'gl-bride', colour: '#f2c6d6' },
  },
  height: { open: 280, folded: 106 },
  hard: 3,
  progress: ({ frankenstein_bride: pair }, { humanity }) => ({
    done: pair && pair.frankenstein + pair.bride,
    of: humanity.frankenstein + humanity.bride,
  }),
};
