import { describe, expect, it } from 'vitest';
import { Names, type Named } from './named-things';

const thing = (id: string, name: string, text = ''): Named => ({
  id,
  sort: [id.split(':')[0]!, id.split(':')[0]!],
  name,
  text,
});

describe('things with names', () => {
  const names = new Names([
    thing('perk:brandish', 'Brandish', 'Move a Monster away.'),
    thing('monster:mummy', 'The Mummy'),
    thing('monster:wolf_man', 'The Wolf Man'),
    thing('item:wolf', 'Wolf'),
    thing('space:camp', 'Camp'),
  ]);

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
