import type { HeroTexts } from '../hero';

export const TEXTS = { special: (hero: string) => `Lead the ${hero}` } satisfies HeroTexts;
