import type { CharacterTexts } from '../../characters';
import { h } from '../../texts';

export const TEXTS: CharacterTexts = {
  line: 'Hunts with shadows, and swaps places.',
  asks: { free_attack: h.asks.blood },
};
