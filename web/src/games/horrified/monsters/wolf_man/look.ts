import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { wolf_man: { icon: 'wolf-head', colour: '#ddbdaa' } },
  sign: { place: 'laboratory', icon: 'bubbling-flask', figure: 'wolf_man' },
  emblems: {
    cure: { icon: 'bubbling-flask', rule: 'wolfman.cure.taken' },
    hunted: { icon: 'wolf-head', rule: 'wolfman.hunted.first-event' },
  },
  events: {
    ingredient: { icon: 'bubbling-flask' },
    cure: { icon: 'bubbling-flask', turning: true },
    hunted: { icon: 'wolf-head' },
  },
  rules: { cover: 'wolfman.power.heroes-may-discard' },
  height: { open: 208, folded: 96 },
  hard: 2,
  progress: ({ wolf_man }, { cure }) => ({ done: wolf_man?.cure.filter(Boolean).length, of: cure.length }),
};
