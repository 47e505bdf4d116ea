import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'two-shadows',
  colour: '#bfc9e8',
  skills: {
    shadow_rush: 'shadow-follower',
    dark_thorn: 'thorny-vine',
    swap_dimension: 'body-swapping',
    mimic_body: 'shadow-grasp',
  },
  events: { shadow: { icon: 'shadow-follower' } },
};
