import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'witch-face',
  colour: '#c9e2a4',
  skills: {
    voodoo_doll: 'voodoo-doll',
    corpse_explosion: 'explosion-rays',
    thunder_call: 'lightning-trio',
    blood_curse: 'bleeding-heart',
  },
  events: {
    exploded: { icon: 'explosion-rays', pace: 700 },
    struck: { icon: 'lightning-trio', pace: 700 },
    bolt: { icon: 'lightning-trio' },
  },
  rules: { thunder: 'witch.thunder-call' },
};
