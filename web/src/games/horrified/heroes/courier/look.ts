import type { HeroLook } from '../hero';
import { JUMP } from '../jumping';

export const LOOK: HeroLook = { icon: 'envelope', colour: '#f0b79c', special: { jump: JUMP } };
