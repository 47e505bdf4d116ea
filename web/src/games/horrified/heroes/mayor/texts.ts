import type { HeroTexts } from '../hero';

export const TEXTS: HeroTexts = { line: 'Five actions, but no special one.' };
