import { type Glossary, OFF, type Village } from '../view';

/** The space from which all lit spaces are one step away: where someone stands who may walk there. "" if there is none. */
export function origin(spaces: string[], village: Village, words: Glossary): string {
  if (!spaces.length) return '';
  const joined = (a: string, b: string) =>
    [...words.lit, ...words.water].some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  const here = village.heroes[village.turn]?.at ?? OFF;
  const others = [...Object.values(village.monsters), ...village.heroes.map(({ at }) => at), ...Object.values(village.villagers)];
  const near = (from: string) => spaces.filter((space) => joined(from, space)).length;
  if (near(here) === spaces.length) return here;
  const elsewhere = others.find((from) => from !== OFF && near(from) === spaces.length);
  return elsewhere ?? (near(here) ? here : '');
}
