import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../../generated/messages';
import { blamed, certain, chosenFor, doubt, idle, newTable, presetNear, presetOf, presetValues, resized, seatNames } from './setup';

const option = (id: string, kind: OptionInfo['kind'], initial: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({
  id,
  label: id,
  kind,
  default: initial,
  choices: [],
  least: 0,
  most: 0,
  may_be_empty: false,
  help: '',
  step: 1,
  owner: -1,
  ...more,
});

const game: GameInfo = {
  id: 'toy',
  name: 'Toy',
  tagline: '',
  least_seats: 1,
  most_seats: 5,
  options: [
    option('beasts', 'many', [], { least: 2, most: 4, may_be_empty: true }),
    option('people', 'each', []),
    option('how_many', 'number', 2),
    option('fair', 'flag', true),
  ],
  presets: [
    { id: 'first', label: 'First', values: { beasts: ['a', 'b'] }, help: '', seats: 0 },
    { id: 'hard', label: 'Hard', values: { how_many: 4 }, help: '', seats: 0 },
    { id: 'duel', label: 'Duel', values: { how_many: 3 }, help: '', seats: 2 },
  ],
  reasons: {},
};

describe('setting up a table', () => {
  it('starts from the defaults and what the preset says', () => {
    expect(presetValues(game, 'hard')).toEqual({ beasts: [], people: [], how_many: 4, fair: true });
  });

  it('recognizes a preset, in whatever order things were chosen', () => {
    expect(presetOf(game, { ...presetValues(game, 'first'), beasts: ['b', 'a'] })).toBe('first');
    expect(presetOf(game, { ...presetValues(game, 'first'), fair: false })).toBe('');
  });

  it('keeps the preset of which only a house option was changed', () => {
    const near = (values: object) => {
      const found = presetNear(game, { ...presetValues(game, 'first'), ...values });
      return found && [found.preset.id, found.changed];
    };
    expect([near({}), near({ fair: false }), near({ beasts: ['a', 'c'] })]).toEqual([['first', false], ['first', true], undefined]);
  });

  it('says what is wrong with the choices where they show it', () => {
    expect(doubt(game, 2, presetValues(game, 'duel'))).toBe('');
    expect(doubt(game, 3, presetValues(game, 'duel'))).toBe('“Duel” is for 2 players.');
    expect(doubt(game, 3, { ...presetValues(game, ''), beasts: ['a'] })).toBe('beasts: choose at least 2.');
  });

  it('is certain of presets and of what is usual only', () => {
    expect(certain(game, presetValues(game, ''))).toBe(true);
    expect(certain(game, presetValues(game, 'hard'))).toBe(true);
    expect(certain(game, { ...presetValues(game, 'hard'), fair: false })).toBe(false);
  });

  it('knows when an option is idle', () => {
    const howMany = option('how_many', 'number', 2, { unless: 'beasts' });
    expect(idle(howMany, presetValues(game, 'hard'))).toBe(false);
    expect(idle(howMany, presetValues(game, 'first'))).toBe(true);
  });

  it('sends only what was changed', () => {
    const values = { ...presetValues(game, 'hard'), fair: false };
    expect(newTable(game, 'Night', [{ kind: 'me' }], values, true)).toEqual({
      game: 'toy',
      name: 'Night',
      seats: [{ kind: 'me' }],
      options: { how_many: 4, fair: false },
      private: false,
    });
  });

  it('lets one seat choose and leaves the others to chance', () => {
    expect(chosenFor([], 1, 'mayor')).toEqual(['', 'mayor']);
    expect(chosenFor(['', 'mayor'], 0, 'mayor')).toEqual(['mayor']);
    expect(chosenFor(['scientist', 'mayor'], 1, 'mayor')).toEqual(['scientist']);
    expect(chosenFor(['scientist', 'mayor'], 0, 'courier')).toEqual(['courier', 'mayor']);
  });

  it('shows an error at its option', () => {
    expect(blamed(game, 'beasts: takes 2 to 4 of them, not 1 [setup.beasts]')).toEqual({
      option: 'beasts',
      sentence: 'Takes 2 to 4 of them, not 1',
    });
    expect(blamed(game, 'too many new tables: wait')).toEqual({ option: '', sentence: 'too many new tables: wait' });
  });

  it('calls those at the table as they will be called in the game', () => {
    expect(seatNames([{ kind: 'me' }, { kind: 'me', name: 'Vera' }, { kind: 'open' }], 'Mara')).toEqual(['Mara', 'Vera', 'Seat 3']);
    expect(seatNames([{ kind: 'me' }, { kind: 'bot' }, { kind: 'me' }], 'Mara')).toEqual(['Mara (1)', 'Agatha', 'Mara (3)']);
  });

  it('fills new seats with bots', () => {
    expect(resized([{ kind: 'me' }], 2)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'heuristic' }]);
    expect(resized([{ kind: 'me' }, { kind: 'open' }], 1)).toEqual([{ kind: 'me' }]);
  });
});
