/** The places of the village in words: what is next to each, who and what is there. */
import { keysOf } from '../../kit/keys-of';
import { h } from './texts';
import { figureName, OFF, type Glossary } from './view';

export const placeName = (words: Glossary, space: string): string => words.spaces[space]?.name ?? space;

/** What lies a step away from a place, on foot. */
export const nextTo = (words: Glossary, space: string): string[] =>
  words.lit.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).map((next) => placeName(words, next));

/** A step away from a place, in a sentence. */
export const nextLine = (words: Glossary, space: string): string =>
  words.spaces[space]?.kind === 'water' ? h.facts.water(swimmers(words)) : h.facts.next(nextTo(words, space));

const swimmers = (words: Glossary): string[] =>
  keysOf(words.monsters).flatMap((id) => (words.monsters[id]!.swims ? figureName(words, id) : []));

/** Every place as a line of a list: what stands and lies there, and what is next to it. */
export const inWords = (words: Glossary, spaces: string[], there: (space: string) => string[]): string[] =>
  spaces.filter((space) => space !== OFF).map((space) => h.place(placeName(words, space), there(space), nextLine(words, space)));
