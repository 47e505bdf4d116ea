import { describe, expect, it } from 'vitest';
import { cardsFor, light } from './lit';
import { aQuestion, aTurn } from './testing';

describe('what is lit', () => {
  const question = aTurn({ banshee: {} }, [], {}, ['banshee', 'dark_moon']);
  it('is found by kind and card', () => {
    const lit = light([question], null);
    expect(cardsFor(lit, 'discard')).toEqual(new Set(['banshee', 'dark_moon']));
    expect(lit.named.get('play banshee')?.answer.id).toBe(100);
  });
  it('is the opened kind alone', () => expect(cardsFor(light([question], 'discard'), 'play').size).toBe(0));
  it('gathers the people a spoil can be given to', () => {
    const give = aQuestion('give', [
      { kind: 'give', card: 'library', seat: '1' },
      { kind: 'give', card: 'library', seat: '3' },
    ]);
    expect([...light([give], null).gifts.get('library')!.keys()]).toEqual([1, 3]);
  });
});
