import { describe, expect, it } from 'vitest';
import { evidenceFrom, inWords } from './places';
import { aVillage, WORDS } from './testing';

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

describe('evidence', () => {
  const mats = (...evidence: string[]) => ({ mats: { invisible_man: { complete: false, evidence } } });

  it('is told of an Item whose place is missing', () => {
    expect(evidenceFrom('rifle', aVillage(mats()), WORDS)).toBe('Barn');
  });

  it('is not told where it is found already, where it is no evidence, or without the Invisible Man', () => {
    expect(evidenceFrom('kite', aVillage(mats('dart')), WORDS)).toBe('');
    expect(evidenceFrom('charm', aVillage(mats()), WORDS)).toBe('');
    expect(evidenceFrom('rifle', aVillage({ mats: {} }), WORDS)).toBe('');
  });
});
