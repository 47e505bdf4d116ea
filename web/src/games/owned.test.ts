/** A Hero, a Monster, a Victim and an Evil are named in their own folders, and nowhere else in the client. */
import { expect, it } from 'vitest';
import * as heroes from './horrified/heroes/hero';
import * as monsters from './horrified/monsters/monster';
import { EVIL, VICTIM } from './the_victim/characters';

/** A guide is about one table, whose figures it names. */
const files = import.meta.glob<string>(
  ['./*/**/*.{ts,svelte}', '../{kit,lib,shell,ui}/**/*.{ts,svelte}', '!**/*.test.ts', '!**/testing.ts', '!**/guide.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Where one of a game's names stands outside the folder that it is the name of. */
function strays(game: string, ids: string[], folder: (id: string) => string): string[] {
  const ours = Object.entries(files).filter(([path]) => path.startsWith(`./${game}/`) || path.startsWith('../'));
  expect(ours.length).toBeGreaterThan(100);
  return ids.flatMap((id) =>
    ours.flatMap(([path, text]) =>
      !path.startsWith(`./${game}/${folder(id)}/`) && new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)
        ? [`${id} in ${path}`]
        : [],
    ),
  );
}

it('names no Hero', () => {
  const ids = Object.keys(heroes.LOOKS);
  expect(ids.length).toBeGreaterThan(6);
  expect(strays('horrified', ids, (id) => `heroes/${id}`)).toEqual([]);
});

it('names no Monster', () => {
  const matOf = new Map(
    Object.entries(monsters.LOOKS).flatMap(([mat, { figures }]) => Object.keys(figures).map((id) => [id, mat])),
  );
  expect(matOf.size).toBeGreaterThan(6);
  expect(strays('horrified', [...matOf.keys()], (id) => `monsters/${matOf.get(id)}`)).toEqual([]);
  expect(strays('horrified', Object.keys(monsters.LOOKS), (mat) => `monsters/${mat}`)).toEqual([]);
});

it('names no Victim and no Evil', () => {
  expect(Object.keys({ ...VICTIM, ...EVIL }).length).toBeGreaterThan(11);
  expect(strays('the_victim', Object.keys(VICTIM), (id) => `victims/${id}`)).toEqual([]);
  expect(strays('the_victim', Object.keys(EVIL), (id) => `evils/${id}`)).toEqual([]);
});
