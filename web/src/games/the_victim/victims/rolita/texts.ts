import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Can run again, half as far.',
};
