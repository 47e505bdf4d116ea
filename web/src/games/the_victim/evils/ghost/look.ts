import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'floating-ghost',
  colour: '#d3eef0',
  skills: { shock: 'screaming', terrifying_dance: 'ghost-ally', behind_you: 'surprised', haunt_humming: 'haunting' },
};
