import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Appears behind anyone.',
};
