import { describe, expect, it } from 'vitest';
import { printed, sought } from './rule-search';

const rule = (id: string, title: string, text: string, note = '') => ({ id, title, text, note, source: '' });
const BOOK = [
  {
    id: 'strike',
    name: 'Strikes',
    about: '',
    rules: [rule('strike.closest-person', 'Whom it hits', 'It follows a path to whoever is near.', 'Ties are yours.')],
  },
  {
    id: 'move',
    name: 'Moving',
    about: '',
    rules: [rule('move.lit', 'Along one path', 'Go.'), rule('move.no-swimming', 'Dry feet', 'Nobody swims.')],
  },
];
const ids = (text: string) => sought(BOOK, text).map(({ id }) => id);

describe('the rulebook', () => {
  it('finds rules by all words, in title, id, text or note', () => {
    expect(ids('ties NEAR hits')).toEqual(['strike.closest-person']);
    expect(ids('move.no-swimming')).toEqual(['move.no-swimming']);
    expect(ids('dragon')).toEqual([]);
  });

  it('has those first whose title has the words', () => {
    expect(ids('path')).toEqual(['move.lit', 'strike.closest-person']);
  });

  it('says where a rule is printed in the rulebook, and nothing of other sources', () => {
    expect(printed('reference § 5 Actions; rulebook § Move; rulebook § Water Spaces')).toBe('Move');
    expect(printed('reference § 5 Items')).toBe('');
  });
});
