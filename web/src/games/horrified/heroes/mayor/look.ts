import type { HeroLook } from '../hero';

export const LOOK: HeroLook = { icon: 'top-hat', colour: '#c4b0f2' };
