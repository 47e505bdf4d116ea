import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../generated/messages';
import { around, capital, namingPlayers, pieces, said, same, stopped, together, unstopped } from './sentences';
import { answer, question, seat } from '../testing';

const seats = [seat(0, 'Mara'), seat(1, 'Teo')];
const claims: Sentence = [['seat:0', 'Seat 1'], ' claims the ', ['ghost', 'Ghost'], ' of ', ['seat:1', 'seat 2'], '.'];

describe('sentences', () => {
  it('name people instead of the seats they refer to, and no others', () => {
    expect(said(claims, seats)).toBe('Mara claims the Ghost of Teo.');
    expect(said(['There is no ', ['seat:8', 'seat 9'], '.'], seats)).toBe('There is no seat 9.');
    expect(said('I sit on seat 1.', seats)).toBe('I sit on seat 1.');
    expect(said(claims)).toBe('Seat 1 claims the Ghost of seat 2.');
  });

  it('name people in a question and its answers, even where they are drawn by someone who knows no seats', () => {
    const give = { ...answer('give', ''), label: ['Give it to ', ['seat:1', 'seat 2']] satisfies Sentence };
    const asked = namingPlayers(question([give], { prompt: claims }), seats);
    expect([said(asked.prompt), said(asked.answers[0]!.label)]).toEqual(['Mara claims the Ghost of Teo.', 'Give it to Teo']);
  });

  it('have pieces, which say what they name', () => {
    expect(pieces(claims, seats).map(({ text, id }) => [text, id])).toEqual([
      ['Mara', 'seat:0'],
      [' claims the ', undefined],
      ['Ghost', 'ghost'],
      [' of ', undefined],
      ['Teo', 'seat:1'],
      ['.', undefined],
    ]);
    expect(pieces('')).toEqual([]);
  });

  it('are put together and told in other sentences', () => {
    expect(together('Take ', 'it')).toBe('Take it');
    expect(said(together(claims, ' And ', 'so on.'), seats)).toBe('Mara claims the Ghost of Teo. And so on.');
    expect(
      said(
        around((what) => `Suggestion: ${what}.`, unstopped(claims)),
        seats,
      ),
    ).toBe('Suggestion: Mara claims the Ghost of Teo.');
    expect(around((what) => `Again: ${what}.`, 'wait')).toBe('Again: wait.');
  });

  it('begin with a capital, and end with one full stop or none', () => {
    expect(said(capital([['seat:1', 'seat 2'], ' waits']))).toBe('Seat 2 waits');
    expect([stopped('It waits'), stopped('Why?'), stopped('')]).toEqual(['It waits.', 'Why?', '']);
    expect(said(stopped(['near the ', ['space:abbey', 'Abbey']]))).toBe('near the Abbey.');
  });

  it('are the same if all their pieces are', () => {
    expect(same(claims, structuredClone(claims))).toBe(true);
    expect(same(claims, said(claims))).toBe(false);
  });
});
