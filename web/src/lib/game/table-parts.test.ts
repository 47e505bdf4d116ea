import { describe, expect, it } from 'vitest';
import { GROUND } from '../../games/horrified/standing';
import { SHARED } from './table-parts';

const named = import.meta.glob<{ PARTS: readonly string[] }>('../../games/*/table-parts.ts', { eager: true });
const components = import.meta.glob<string>('../../**/*.svelte', { query: '?raw', import: 'default', eager: true });

/** Kinds of parts that are drawn by what something is, not by a name that is written there. */
const BY_KIND: Record<string, readonly string[]> = { horrified: GROUND.order };

/** Those of these parts that no component in this folder draws. */
const undrawn = (parts: readonly string[], folder: RegExp): string[] => {
  const sources = Object.entries(components).flatMap(([path, source]) => (folder.test(path) ? [source] : []));
  return parts.filter((kind) => !sources.some((source) => new RegExp(`draws\\([^)]*['\`]${kind}['\`:]`).test(source)));
};

describe('parts of tables', () => {
  it.each(Object.keys(named).map((path) => path.split('/').at(-2)!))('are all drawn in %s', (game) => {
    const { PARTS } = named[`../../games/${game}/table-parts.ts`]!;
    const written = PARTS.filter((kind) => !BY_KIND[game]?.includes(kind));
    expect(undrawn(written, new RegExp(`/games/${game}/`))).toEqual([]);
  });

  it('are all drawn by the shell and the kit, where every table has them', () => {
    expect(undrawn(SHARED, /\/(shell|kit)\//)).toEqual([]);
  });
});
