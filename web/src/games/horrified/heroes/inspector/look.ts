import type { HeroLook } from '../hero';
import { JUMP } from '../jumping';

export const LOOK: HeroLook = { icon: 'magnifying-glass', colour: '#bbd6e4', special: { jump: JUMP } };
