import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { dracula: { icon: 'vampire-dracula', colour: '#e3d2f0' } },
  events: { coffin: { icon: 'coffin', turning: true } },
  rules: { hypnotise: 'dracula.power.dark-charm' },
  height: { open: 290, folded: 112 },
  hard: 1,
  progress: ({ dracula }, { coffins }) => ({ done: dracula && coffins.length - dracula.coffins.length, of: coffins.length }),
  tokens: ({ dracula }) => dracula?.coffins ?? [],
};
