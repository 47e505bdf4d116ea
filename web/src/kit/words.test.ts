import { describe, expect, it } from 'vitest';
import { bare, capital } from './words';

describe('words', () => {
  it('begin with a capital', () => expect([capital('the Mummy'), capital('')]).toEqual(['The Mummy', '']));
  it('lose their article, and only that', () =>
    expect([bare('The Ghost'), bare('Theodora'), bare('Lost in The Ghost')]).toEqual(['Ghost', 'Theodora', 'Lost in The Ghost']));
});
