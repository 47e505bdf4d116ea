import type { CharacterLook } from '../../characters';

export const LOOK: CharacterLook = {
  icon: 'masked-spider',
  colour: '#e2c4ea',
  skills: { venom_claw: 'bird-claw', spider_web: 'spider-web', poison_mist: 'poison-cloud', toxic_scar: 'poison' },
  events: { web: { icon: 'spider-web' } },
  rules: { web: 'widow.spider-web' },
};
