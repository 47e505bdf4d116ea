import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'stethoscope',
  colour: '#a9d8ee',
  skills: { self_heal: 'syringe', adrenaline_rush: 'heart-beats' },
};
