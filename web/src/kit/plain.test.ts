import { describe, expect, it } from 'vitest';
import type { Question, Seat } from '../generated/messages';
import { byName } from './choices';
import { blocks, counted, inWords, namesIn, nothing, rows } from './plain';

const NAMES = namesIn({ places: { inn: { name: 'The Inn' } }, people: { mayor: { name: 'Mayor' } }, most: 3 });
const SEATS = [
  { number: 0, kind: 'person', person: { id: '1', name: 'Mara' } },
  { number: 1, kind: 'bot' },
] as unknown as Seat[];
const VIEW = {
  round: 2,
  open: false,
  at: { mayor: 'inn' },
  players: [{ seat: 1, hero: 'mayor', cards: [] }],
  pile: [],
  hand: ['torch', 'torch'],
  last: null,
};

describe('a view in words', () => {
  it('has a block for each heading, the hand before the others, and leaves out what is empty', () => {
    expect(blocks(VIEW).map(({ title, shape }) => `${title} ${shape}`)).toEqual([
      'Hand list',
      'Round fact',
      'Open fact',
      'At pairs',
      'Players rows',
    ]);
    expect(nothing(VIEW)).toEqual(['Pile', 'Last']);
  });

  it('calls things by their names in the glossary, and seats by who sits there', () => {
    const told = ([value, key]: [unknown, string]) => inWords(value, key, NAMES, SEATS);
    expect(
      (
        [
          ['inn', 'at'],
          ['black_box', ''],
          ['to come', ''],
          [true, ''],
          [0, 'seat'],
          [0, 'turn'],
          [null, ''],
        ] as [unknown, string][]
      ).map(told),
    ).toEqual(['The Inn', 'Black box', 'to come', 'Yes', 'Mara', '0', '–']);
  });

  it('calls a row by who sits there and by the first name in it', () => {
    expect(rows(VIEW.players, NAMES, SEATS)).toEqual([{ id: 'mayor', title: 'Agatha, Mayor', members: [] }]);
    expect(rows(VIEW.at, NAMES, SEATS)).toEqual([{ id: 'mayor', title: 'Mayor', members: [['', 'inn']] }]);
    expect(rows([{ pips: 4 }], NAMES, SEATS)).toEqual([{ id: '', title: '1', members: [['pips', 4]] }]);
  });

  it('counts what is the same', () => expect(counted(VIEW.hand)).toEqual([{ thing: 'torch', count: 2 }]));
});

describe('answers by name', () => {
  const answers = [{ kind: 'move', to: 'inn' }, { kind: 'guide', who: 'mayor', to: 'inn' }, { kind: 'end' }].map((parts, id) => ({
    id,
    label: '',
    parts,
  }));
  const question = { seat: 0, answers } as unknown as Question;
  const ids = (kind: string | null) =>
    [...byName([question], kind)].map(([name, choices]) => [name, choices.map(({ answer }) => answer.id)]);

  it('are found by everything they name', () =>
    expect(ids(null)).toEqual([
      ['inn', [0, 1]],
      ['mayor', [1]],
    ]));
  it('are only those of the kind that is opened', () => expect(ids('move')).toEqual([['inn', [0]]]));
});
