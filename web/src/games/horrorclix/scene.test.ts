import { expect, test } from 'vitest';
import { follow, quiet, type Scene } from './scene';
import type { Clix, Event } from './view';

const clix = { attack: null, monsters: [] } as unknown as Clix;
const told = (...events: object[]) =>
  events.reduce<Scene>((scene, parts) => follow(scene, { parts } as Event, clix, clix), quiet()).rolls;
const rolled = (why: string, pips: number) => ({ kind: 'rolled', why, monster: 'm1', pips });

test('a die says what it came to', () => {
  expect(told(rolled('Insanity', 1), { kind: 'insane', monster: 'm1' })[0]!.verdict).toBe('insane');
  expect(told(rolled('Insanity', 6), { kind: 'keeps_mind', monster: 'm1' })[0]!.verdict).toBe('sane');
});

test('an attack that was not evaded is a hit of the attack roll, not of the die after it', () => {
  const [attack, evade] = told(rolled('attack', 5), rolled('attack', 4), rolled('evade', 2), {
    kind: 'hit',
    monster: 'm1',
    target: 'm2',
  });
  expect([attack!.dice, attack!.verdict]).toEqual([[5, 4], 'hit']);
  expect(evade!.verdict).toBeNull();
});
