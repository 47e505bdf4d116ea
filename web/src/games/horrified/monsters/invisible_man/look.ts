import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { invisible_man: { icon: 'gl-unseen', colour: '#bbd6e4' } },
  drawings: {
    'gl-unseen':
      '<g fill="currentColor" fill-rule="evenodd"><path d="M148 146C158 62 200 30 256 46C312 30 354 62 364 146L370 170C424 176 462 192 462 208C462 236 368 250 256 250C144 250 50 236 50 208C50 192 88 176 142 170ZM150 156L146 178C206 200 306 200 366 178L362 156C300 178 212 178 150 156Z"/><path d="M110 292L142 296A54 54 0 0 1 244 300H268A54 54 0 0 1 370 296L402 292V310L372 316A54 54 0 0 1 265 322H247A54 54 0 0 1 140 316L110 310ZM172 292A30 30 0 0 0 168 320L200 288A30 30 0 0 0 172 292ZM300 292A30 30 0 0 0 296 320L328 288A30 30 0 0 0 300 292Z"/><path d="M92 500L136 392L244 462V500ZM420 500L376 392L268 462V500Z"/></g>',
  },
  sign: { place: 'precinct', icon: 'magnifying-glass', figure: 'invisible_man' },
  events: { evidence: { icon: 'magnifying-glass' }, raided: { icon: 'gl-unseen', pace: 900 } },
  rules: { stalk: 'invisible.power.stalk-unseen' },
  height: { open: 222, folded: 106 },
  hard: 2,
  progress: ({ invisible_man }, { evidence }) => ({ done: invisible_man?.evidence.length, of: evidence.length }),
  wanted(item, { invisible_man }, { items, evidence }) {
    const place = items[item]?.place;
    const needed = invisible_man && place && evidence.includes(place);
    return needed && !invisible_man.evidence.some((found) => items[found]?.place === place) ? place : undefined;
  },
};
