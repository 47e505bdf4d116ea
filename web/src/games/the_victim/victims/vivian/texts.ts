import type { CharacterTexts } from '../../characters';

export const TEXTS: CharacterTexts = {
  line: 'Heals herself.',
  asks: { adrenaline_rush: 'Adrenaline Rush' },
};
