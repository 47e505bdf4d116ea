import type { HeroLook } from '../hero';
import { JUMP } from '../jumping';

export const LOOK: HeroLook = { icon: 'compass', colour: '#e9a6cf', special: { jump: JUMP } };
