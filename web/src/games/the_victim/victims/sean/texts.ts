import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Shoots an action off the Evil.',
};
