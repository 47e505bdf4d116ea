import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Attacks all at once, and rushes through the woods.',
};
