import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Turns Items into status.',
};
