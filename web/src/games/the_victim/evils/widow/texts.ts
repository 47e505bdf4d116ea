import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Spins webs, and poisons.',
};
