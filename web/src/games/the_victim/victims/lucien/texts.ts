import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Gives the others an extra action.',
};
