import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'wolf-head',
  colour: '#dce6f4',
  skills: { blood_smell: 'nose-side', target: 'crosshair', double_slash: 'claw-slashes', wolf_bite: 'neck-bite' },
  events: { enslaved: { icon: 'neck-bite', pace: 1600 } },
  rules: { enslaved: 'werewolf.enslaved-actions', target: 'werewolf.target' },
};
