import { describe, expect, it } from 'vitest';
import { inWords } from './places';
import { WORDS } from './testing';

describe('places in words', () => {
  it('tell who and what is there, and what is next to them', () => {
    const there = (space: string) => (space === 'camp' ? ['The Mayor', 'Dart, red 2'] : []);
    expect(inWords(WORDS, ['camp', 'barn', 'lagoon'], there)).toEqual([
      'Camp: The Mayor; Dart, red 2. A step away: Cave, North Bridge.',
      'Barn: empty. A step away: Theatre.',
      'Lagoon: empty. Water: the Creature alone comes here.',
    ]);
  });
});
