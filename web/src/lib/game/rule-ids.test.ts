import { describe, expect, it } from 'vitest';

/** The rules of the games, as they stand beside their code. */
const written = import.meta.glob<string>('../../../../src/gloam/games/*/rules.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const books = import.meta.glob<{ rules: Record<string, string> }>('../../games/*/rules.ts', { eager: true });
const guides = import.meta.glob<string>('../../games/*/guide.ts', { query: '?raw', import: 'default', eager: true });
const of = <T>(found: Record<string, T>, game: string): T | undefined =>
  Object.entries(found).find(([path]) => path.split('/').at(-2) === game)?.[1];
const GAMES = ['horrified', 'horrorclix', 'house_of_horrors', 'the_victim'];

describe.each(GAMES)('%s', (game) => {
  it('opens the rulebook at rules that are there', () => {
    const guided = [...of(guides, game)!.matchAll(/rule: '(.*)'/g)].map(([, id]) => id!);
    expect(guided.length).toBeGreaterThan(3);
    const named = [...Object.values(of(books, game)!.rules), ...guided];
    expect(named.filter((id) => !of(written, game)!.includes(`id = "${id}"`))).toEqual([]);
  });
});
