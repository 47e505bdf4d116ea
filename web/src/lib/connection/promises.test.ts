import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPromise, promisedOtherwise, seenPromise } from './promises';

const checked = (commitment: string, before = 0) => ({ checked: 9, before, clock: 0, problem: '', commitment });

describe('promises of chance', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  afterAll(() => vi.unstubAllGlobals());

  it('keeps the first promise of a fresh game, whatever is said later', () => {
    keepPromise('AAAA', { origin: '', commitment: 'first' });
    keepPromise('AAAA', { origin: 'record', commitment: 'second', since: 7 });
    expect(seenPromise('AAAA')).toBe('first');
    expect(promisedOtherwise('AAAA', checked('first'))).toBe(false);
    expect(promisedOtherwise('AAAA', checked('second', 7))).toBe(true);
  });

  it('follows a table that promises anew for whoever joins', () => {
    keepPromise('AAAA', { origin: 'record', commitment: 'first', since: 3 });
    keepPromise('AAAA', { origin: 'record', commitment: 'second', since: 7 });
    expect(seenPromise('AAAA')).toBe('second');
    expect(promisedOtherwise('AAAA', checked('second', 7))).toBe(false);
    expect(promisedOtherwise('AAAA', checked('third', 7))).toBe(true);
    expect(promisedOtherwise('AAAA', checked('third', 9))).toBe(false);
  });

  it('keeps no promise that comes with its key, nor where a seed was chosen', () => {
    keepPromise('AAAA', { origin: '', commitment: 'late', key: 'shown' });
    keepPromise('BBBB', { origin: 'seed' });
    expect([seenPromise('AAAA'), seenPromise('BBBB')]).toEqual(['', '']);
    expect(promisedOtherwise('AAAA', checked('late'))).toBe(false);
  });

  it('keeps the last two hundred tables', () => {
    for (let i = 0; i < 201; i++) keepPromise(`T${i}`, { origin: '', commitment: `promise ${i}` });
    expect([seenPromise('T0'), seenPromise('T1')]).toEqual(['', 'promise 1']);
  });
});
