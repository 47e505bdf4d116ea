import { expect, test } from 'vitest';
import { empty, read, without, write } from './army';

const PACK =
  'name: Moon pack\nbuild total: 200\nmonsters: dire_werewolf, 2 dog_soldier_r\ncrypt: bad_luck, cold_spot\nvictims: jock, jock, nerd\n';

test('an army is read from its text and written as the same', () => {
  const army = read(PACK);
  expect(army).toEqual({
    name: 'Moon pack',
    total: 200,
    monsters: ['dire_werewolf', 'dog_soldier_r', 'dog_soldier_r'],
    crypt: ['bad_luck', 'cold_spot'],
    victims: ['jock', 'jock', 'nerd'],
  });
  expect(write(army!, 'Nameless')).toBe(PACK);
});

test('an army without a name gets one, and without crypt and victims tells none', () => {
  expect(write({ ...empty(100), monsters: ['hook_r'] }, 'Nameless')).toBe('name: Nameless\nbuild total: 100\nmonsters: hook_r\n');
});

test('what is no army is none', () => expect(read('once upon a time')).toBeNull());

test('one of several is taken away', () => expect(without(['a', 'b', 'a'], 'a')).toEqual(['a', 'b']));
