import { describe, expect, it } from 'vitest';
import { aVillage, WORDS } from '../../testing';
import { wantedFrom } from '../monster';

describe('evidence', () => {
  const mats = (...evidence: string[]) => ({ mats: { invisible_man: { complete: false, evidence } } });

  it('is told of an Item whose place is missing', () => {
    expect(wantedFrom('rifle', aVillage(mats()), WORDS)).toEqual({
      icon: 'magnifying-glass',
      place: 'Barn',
      text: 'Evidence from the Barn',
    });
  });

  it('is not told where it is found already, where it is no evidence, or without the Invisible Man', () => {
    expect(wantedFrom('kite', aVillage(mats('dart')), WORDS)).toBe(null);
    expect(wantedFrom('charm', aVillage(mats()), WORDS)).toBe(null);
    expect(wantedFrom('rifle', aVillage({ mats: {} }), WORDS)).toBe(null);
  });
});
