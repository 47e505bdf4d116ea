import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'photo-camera',
  colour: '#c4b0f2',
  skills: { ground_analyze: 'treasure-map', photo_flash: 'photo-camera' },
};
