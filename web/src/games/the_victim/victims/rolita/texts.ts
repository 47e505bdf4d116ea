import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Runs again for half.',
};
