import type { HeroLook } from '../hero';

export const LOOK: HeroLook = { icon: 'erlenmeyer', colour: '#a9d8ee' };
