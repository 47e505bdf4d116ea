import { called, listed } from '../../called';
import type { HeroLook } from '../hero';
import { TEXTS } from './texts';

export const LOOK: HeroLook = {
  icon: 'graduate-cap',
  colour: '#e7dfc8',
  special: {
    lead: {
      icon: 'graduate-cap',
      note: listed((answer, words) => TEXTS.special(called('hero', 'heroes')(answer, words)), 1),
      target: ({ hero, to }) => ({ figure: hero, to }),
    },
  },
};
