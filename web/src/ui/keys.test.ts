import { describe, expect, it } from 'vitest';
import { arrowed, KEYS, shortcut, shortcutIndex } from './keys';

describe('shortcuts', () => {
  it('are digits, then letters', () => {
    expect([0, 8, 9].map(shortcut)).toEqual(['1', '9', 'a']);
  });

  it('lead back to their entries, in either case', () => {
    for (let i = 0; shortcut(i); i++) expect(shortcutIndex(shortcut(i).toUpperCase())).toBe(i);
  });

  it('leave out the keys with a meaning of their own', () => {
    for (const key of Object.values(KEYS)) expect(shortcutIndex(key)).toBe(-1);
  });

  it('end at some point', () => {
    expect(shortcut(40)).toBe('');
  });
});

describe('arrows', () => {
  it('walk along the row and round its ends', () => {
    expect(arrowed('ArrowRight', 0, 5, 3)).toBe(1);
    expect(arrowed('ArrowRight', 4, 5, 3)).toBe(0);
    expect(arrowed('ArrowLeft', 0, 5, 3)).toBe(4);
  });

  it('walk up and down as far as there are rows', () => {
    expect(arrowed('ArrowDown', 1, 5, 3)).toBe(4);
    expect(arrowed('ArrowDown', 2, 5, 3)).toBe(2);
    expect(arrowed('ArrowUp', 4, 5, 3)).toBe(1);
    expect(arrowed('ArrowUp', 1, 5, 3)).toBe(1);
  });

  it('know the ends', () => {
    expect(arrowed('Home', 3, 5, 3)).toBe(0);
    expect(arrowed('End', 0, 5, 3)).toBe(4);
  });

  it('are not other keys', () => {
    expect(arrowed('Enter', 0, 5, 3)).toBeNull();
    expect(arrowed('ArrowRight', 0, 0, 3)).toBeNull();
  });
});
