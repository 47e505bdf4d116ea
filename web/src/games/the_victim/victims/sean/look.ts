import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'brodie-helmet',
  colour: '#e9a6cf',
  skills: { shooting: 'bullseye', brave: 'shield' },
};
