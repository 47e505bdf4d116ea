import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'stag-head',
  colour: '#e6d6c2',
  skills: { frenzy: 'fangs', ambush: 'hunter-eyes', madness_crash: 'charging-bull', fresh_meat: 'meat' },
};
