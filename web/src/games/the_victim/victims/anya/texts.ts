import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Lets someone pass every test.',
};
