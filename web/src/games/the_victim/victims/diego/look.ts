import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'auto-repair',
  colour: '#f0b79c',
  skills: { tools_master: 'toolbox', lucky: 'clover' },
};
