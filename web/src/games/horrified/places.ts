/** The places of the village in words: what is next to each, who and what is there. */
import { h } from './texts';
import { OFF, type Glossary, type Village } from './view';

export const placeName = (words: Glossary, space: string): string => words.spaces[space]?.name ?? space;

/** What lies a step away from a place, on foot. */
export const nextTo = (words: Glossary, space: string): string[] =>
  words.lit.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).map((next) => placeName(words, next));

/** A step away from a place, in a sentence. */
export const nextLine = (words: Glossary, space: string): string =>
  h.facts.next(nextTo(words, space), words.spaces[space]?.kind === 'water');

/** Every place as a line of a list: what stands and lies there, and what is next to it. */
export const inWords = (words: Glossary, spaces: string[], there: (space: string) => string[]): string[] =>
  spaces.filter((space) => space !== OFF).map((space) => h.place(placeName(words, space), there(space), nextLine(words, space)));

/** Where an Item comes from, if evidence from there is still missing against the Invisible Man; else "". */
export function evidenceFrom(item: string, village: Village, words: Glossary): string {
  const found = village.mats.invisible_man?.evidence;
  const place = words.items[item]?.place;
  if (!found || !place || !words.evidence.includes(place)) return '';
  return found.some((other) => words.items[other]?.place === place) ? '' : placeName(words, place);
}
