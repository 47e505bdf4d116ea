import { describe, expect, it } from 'vitest';
import type { MatId } from '../view';
import { openMats } from './open';

describe('which mats are open', () => {
  const four: MatId[] = ['dracula', 'mummy', 'frankenstein_bride', 'creature'];

  it('opens both of two', () => expect(openMats(['dracula', 'mummy'], [], new Set(), 0).size).toBe(2));
  it('opens one where there is little room', () => expect([...openMats(four, [], new Set(), 600)]).toEqual(['dracula']));
  it('opens the wanted one first', () => expect([...openMats(four, ['mummy'], new Set(), 760)]).toEqual(['mummy']));
  it('opens more where there is room', () => expect(openMats(four, [], new Set(), 4000).size).toBe(4));
  it('keeps folded what was folded', () =>
    expect(openMats(four, [], new Set<MatId>(['dracula']), 4000).has('dracula')).toBe(false));
});
