import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'acrobatic',
  colour: '#8fd8b0',
  skills: { flexible: 'acrobatic', cheer_up: 'party-popper' },
};
