import { expect, test } from 'vitest';
import type { HeroState } from '../view';
import { belongings, handing, isSuch } from './trade';

const mayor: HeroState = { hero: 'mayor', seat: 0, at: 'inn', items: ['torch', 'torch'], perks: [], signs: [] };
const courier: HeroState = { hero: 'courier', seat: 1, at: 'inn', items: ['kite'], perks: [], signs: ['cure'] };
const things = [...belongings(mayor, mayor.items), ...belongings(courier, courier.items)];

test('equal things are handed over one by one', () => {
  const torch = { giver: 'mayor', belonging: 'torch' };
  expect(things.map((thing) => isSuch(thing, torch))).toEqual([true, true, false, false]);
  expect(handing(things, { [things[1]!.id]: 'courier' }, false)).toEqual([
    { kind: 'hand_over', giver: 'mayor', belonging: 'torch' },
  ]);
});

test('what goes back to who held it changes nothing', () => {
  expect(handing(things, { [things[0]!.id]: 'mayor' }, false)).toEqual([]);
});

test('among three it is said who gets each thing', () => {
  expect(handing(things, { [things[2]!.id]: 'mayor', [things[3]!.id]: 'mayor' }, true)).toEqual([
    { kind: 'hand_over', giver: 'courier', belonging: 'kite' },
    { kind: 'receive', hero: 'mayor' },
    { kind: 'hand_over', giver: 'courier', belonging: 'cure' },
    { kind: 'receive', hero: 'mayor' },
  ]);
});
