import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Strikes from afar, with corpses and lightning.',
};
