import { describe, expect, it } from 'vitest';
import { Names, type Named } from './named-things';

const thing = (id: string, name: string, text = '', more: Partial<Named> = {}): Named => ({
  id,
  sort: [id.split(':')[0]!, id.split(':')[0]!],
  name,
  text,
  ...more,
});

describe('things with names', () => {
  const names = new Names([
    thing('perk:brandish', 'Brandish', 'Move a Monster away.'),
    thing('monster:mummy', 'The Mummy'),
    thing('monster:wolf_man', 'The Wolf Man'),
    thing('item:wolf', 'Wolf'),
    thing('space:camp', 'Camp', '', { common: true }),
  ]);
  const found = (text: string) =>
    names
      .pieces(text)
      .filter(({ id }) => id)
      .map(({ text: piece, id }) => [piece, id]);

  it('are found in sentences: whole words, the longest name, with or without its article', () => {
    expect(found('The Mummy strikes; the Mummy waits.')).toEqual([
      ['The Mummy', 'monster:mummy'],
      ['Mummy', 'monster:mummy'],
    ]);
    expect(found('The Wolf Man meets a Wolf.')).toEqual([
      ['The Wolf Man', 'monster:wolf_man'],
      ['Wolf', 'item:wolf'],
    ]);
    expect(found('Brandished at the Camp')).toEqual([]);
    expect(names.pieces('Nothing here.')).toEqual([{ text: 'Nothing here.' }]);
    expect(
      names
        .pieces('Brandish!')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Brandish!');
  });
  it('are sought by their name first, then by what they say', () => {
    expect(names.sought('brandish')[0]!.id).toBe('perk:brandish');
    expect(names.sought('monster away').map(({ id }) => id)).toEqual(['perk:brandish']);
    expect(names.sought('  ')).toEqual([]);
  });
  it('are named by the parts of answers', () =>
    expect(names.inParts({ kind: 'play', perk: 'brandish', to: 'camp' })).toEqual(['perk:brandish']));
  it('stand together by sort', () =>
    expect(names.sorts().map(([sort, all]) => [sort, all.length])).toEqual([
      ['perk', 1],
      ['monster', 2],
      ['item', 1],
      ['space', 1],
    ]));
});
