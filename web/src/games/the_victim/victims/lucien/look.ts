import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'laptop',
  colour: '#e7dfc8',
  skills: { smart_link: 'microchip', perfect_code: 'laptop' },
};
