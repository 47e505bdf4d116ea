import { describe, expect, it } from 'vitest';
import { chapters, ruleName, sought } from './rules';

const rule = (id: string, text: string, note = '') => ({ id, text, note, source: '' });
const RULES = [rule('move.lit-path', 'Go along one path.'), rule('strike.closest-person', 'It hits whoever is near.', 'Ties are yours.'), rule('move.no-swimming', 'Nobody swims.')];

describe('the rulebook', () => {
  it('has chapters in its own order', () => {
    expect(chapters(RULES).map(({ name, rules }) => [name, rules.length])).toEqual([
      ['Move', 2],
      ['Strike', 1],
    ]);
  });

  it('calls rules by name', () => {
    expect(ruleName('strike.closest-person')).toBe('Closest person');
    expect(ruleName('setup')).toBe('Setup');
  });

  it('finds rules by all words, named ones first', () => {
    expect(sought(RULES, 'ties near').map(({ id }) => id)).toEqual(['strike.closest-person']);
    expect(sought(RULES, 'path').map(({ id }) => id)).toEqual(['move.lit-path']);
    expect(sought([rule('a.b', 'a path'), RULES[0]!], 'path').map(({ id }) => id)).toEqual(['move.lit-path', 'a.b']);
    expect(sought(RULES, 'dragon')).toEqual([]);
  });
});
