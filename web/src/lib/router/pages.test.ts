import { describe, expect, it } from 'vitest';
import { codeIn, pageAt } from './pages';

describe('pageAt', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/new/horrified', '', { page: 'new', game: 'horrified' }],
    ['/t/AB12', '?guide=1', { page: 'table', code: 'AB12' }],
    ['/t/ab12', '', { page: 'table', code: 'AB12' }],
    ['/review/ab12', '', { page: 'review', code: 'AB12', at: null }],
    ['/review/AB12', '', { page: 'review', code: 'AB12', at: null }],
    ['/review/AB12', '?at=17', { page: 'review', code: 'AB12', at: 17 }],
    ['/cards/horrified', '', { page: 'cards', game: 'horrified' }],
    ['/rules/horrified', '?rule=strike.closest-person', { page: 'rules', game: 'horrified', rule: 'strike.closest-person' }],
    ['/how/horrified', '', { page: 'how', game: 'horrified' }],
    ['/how', '', { page: 'learn' }],
    ['/make/horrorclix', '?army=name', { page: 'make', game: 'horrorclix' }],
    ['/credits/', '', { page: 'credits' }],
  ])('knows %s%s', (path, search, page) => {
    expect(pageAt(path, search)).toEqual(page);
  });

  it.each(['/t', '/nowhere', '/t/AB12/more', '/new/', '/attic/horrified'])('finds nothing at %s', (path) => {
    expect(pageAt(path)).toEqual({ page: 'missing' });
  });

  it('takes no point of a game that is not a number', () => {
    expect(pageAt('/review/AB12', '?at=-3')).toEqual({ page: 'review', code: 'AB12', at: null });
    expect(pageAt('/review/AB12', '?at=last')).toEqual({ page: 'review', code: 'AB12', at: null });
  });

  it('survives an address that cannot be decoded', () => {
    expect(pageAt('/t/%E0%A4%A')).toEqual({ page: 'table', code: '%E0%A4%A' });
  });
});

describe('codeIn', () => {
  it('finds the code in a link, in a path and by itself', () => {
    expect(codeIn(' https://gloam.example/t/AB12?guide=1 ')).toBe('AB12');
    expect(codeIn('/review/AB12')).toBe('AB12');
    expect(codeIn('kiln-moth')).toBe('kiln-moth');
  });

  it('finds none in other words', () => {
    expect(codeIn('come and play')).toBe('');
    expect(codeIn('https://elsewhere.example/')).toBe('');
    expect(codeIn('')).toBe('');
  });
});
