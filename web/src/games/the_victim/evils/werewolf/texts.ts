import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Marks its prey, and slashes twice.',
  asks: { target_hunt: 'Its target runs' },
};
