import { describe, expect, it } from 'vitest';
import type { Event } from '../../generated/messages';
import { defeatedAt, matsOf, nearest, progress, stairs, taskLine, terrorLine } from './charts';
import { after } from './play';
import { caption, follow, quiet, recalled, stage } from './scene';
import { KINDS, pace, placesOf } from './telling';
import { aStrike, aVillage, WORDS } from './testing';

const told = (kind: string, parts: Record<string, unknown> = {}): Event => ({ move: 1, sentence: '', parts: { kind, ...parts } });
const played = (...events: Event[]) => events.reduce((village, event) => after(village, event, WORDS), aVillage());

describe('the table while events are played', () => {
  it('moves figures of every kind', () => {
    const village = played(told('moved', { figure: 'mayor', left: 'camp', to: 'cave' }), told('moved', { figure: 'dracula', left: 'mansion', to: 'bridge_north' }), told('moved', { figure: 'lucy', left: null, to: 'barn' }));
    expect([village.heroes[0]!.at, village.monsters.dracula, village.villagers.lucy]).toEqual(['cave', 'bridge_north', 'barn']);
  });

  it('places Items, and takes them from where they lie', () => {
    const village = played(told('placed', { item: 'charm', at: 'camp' }), told('took', { hero: 'mayor', item: 'charm', at: 'camp' }), told('took', { hero: 'mayor', item: 'dart', at: 'cave' }));
    expect(village.items).toEqual({ camp: ['rifle'], cave: ['kite'] });
    expect(village.heroes[0]!.items).toEqual(['dart', 'charm', 'dart']);
    expect(village.item_bag).toBe(39);
  });

  it('hands Items over and uses them up', () => {
    const village = played(told('gave', { giver: 'courier', belonging: 'kite', taker: 'mayor' }), told('used', { hero: 'mayor', item: 'dart' }));
    expect(village.heroes.map(({ items }) => items)).toEqual([['kite'], ['charm']]);
  });

  it('takes the defeated off the board', () => {
    const village = played(told('defeated', { person: 'mayor' }), told('defeated', { person: 'maria' }), told('terror', { level: 2 }));
    expect([village.heroes[0]!.at, village.villagers.maria, village.terror]).toEqual(['off', 'off', 2]);
  });

  it('removes a defeated Monster with its mat', () => {
    const village = played(told('monster_defeated', { mat: 'dracula' }));
    expect([Object.keys(village.mats), Object.keys(village.monsters)]).toEqual([['creature'], ['creature']]);
    expect(village.defeated).toEqual({ dracula: { turn: 3, seat: 0 } });
  });

  it('slides and turns scarabs', () => {
    const mummy = { scarabs: [3, 2, 1, 4, 5, 6, 0], face_down: [2], complete: false };
    const before = aVillage({ mats: { mummy } });
    const village = [told('slid', { scarab: 3, spot: 7 }), told('flipped', { scarab: 2, side: 'up' })].reduce((each, event) => after(each, event, WORDS), before);
    expect(village.mats.mummy).toEqual({ scarabs: [0, 2, 1, 4, 5, 6, 3], face_down: [], complete: false });
  });

  it('leaves the table alone for what changes nothing', () => {
    const village = aVillage();
    expect(after(village, told('said', { text: 'x' }), WORDS)).toBe(village);
  });

  it('gives what changes the table its moment', () => {
    for (const kind of ['moved', 'placed', 'took', 'gave', 'boat', 'coffin', 'terror', 'turn']) expect(pace(told(kind))).toBeGreaterThan(0);
  });
});

describe('the scene of a strike', () => {
  const village = aVillage({ monsters: { dracula: 'mansion', creature: 'lagoon' }, card: 'thief' });
  const scene = [
    told('drew_card', { card: 'thief' }),
    told('placed', { item: 'dart', at: 'barn' }),
    told('event', { card: 'thief' }),
    told('strikes', { monster: 'creature' }),
    told('strikes', { monster: 'dracula' }),
    told('moved', { figure: 'dracula', left: 'mansion', to: 'bridge_north' }),
  ].reduce((each, event) => follow(each, event, village, WORDS), quiet());

  it('follows the strike row; the last symbol is the Frenzied', () => expect([scene.symbol, scene.striker]).toEqual([2, 'dracula']));
  it('remembers what was placed and the way taken', () => expect([scene.placed, scene.trail]).toEqual([[{ item: 'dart', at: 'barn' }], [{ from: 'mansion', to: 'bridge_north' }]]));
  it('says how far someone came, then who is attacked', () => {
    expect(caption(scene, WORDS)).toContain('1');
    expect(caption(follow(scene, told('attacks', { monster: 'dracula', person: 'maria' }), village, WORDS), WORDS)).toContain('Maria');
  });
  it('is lit where it plays', () => expect(stage(scene, village)).toEqual(['mansion', 'bridge_north']));

  it('is recalled from its strikes when its events were not seen', () => {
    const entered = aVillage({ card: 'thief', monsters: { dracula: 'bridge_north', creature: 'lagoon' }, strikes: [aStrike({ symbol: 'frenzy', left: 'mansion', came: 'bridge_north', person: 'mayor', dice: ['hit'] })] });
    const found = recalled(entered, WORDS, quiet());
    expect([found.symbol, found.striker, found.target, found.dice, found.trail]).toEqual([2, 'dracula', 'mayor', ['hit'], [{ from: 'mansion', to: 'bridge_north' }]]);
  });
});

describe('telling', () => {
  it('points at the places of an event', () => {
    expect(placesOf(told('moved', { figure: 'mayor', left: 'camp', to: 'cave' }), aVillage(), WORDS)).toEqual(['cave', 'camp']);
    expect(placesOf(told('hit', { person: 'maria', hits: 1 }), aVillage(), WORDS)).toEqual(['camp']);
    expect(placesOf(null, aVillage(), WORDS)).toEqual([]);
  });

  it('names up to two places to move to, else counts them', () => {
    const to = (...names: string[]) => names.map((name, id) => ({ id, label: `Move to the ${name}`, parts: { kind: 'move' } }));
    expect(KINDS.move!.note!(to('Cave', 'Barn'))).toBe('Cave or Barn');
    expect(KINDS.move!.note!(to('Cave', 'Barn', 'Inn'))).toContain('3');
  });
});

describe('charts', () => {
  const moment = (moves: number, change: Parameters<typeof aVillage>[0]) => ({ moves, turn: moves, seat: 0, view: aVillage(change) });
  const moments = [moment(0, {}), moment(10, { terror: 7 }), moment(20, { mats: { creature: { boat: 5, complete: true } } })];

  it('count how far a task has come, all of it once the Monster is gone', () => {
    expect(progress(aVillage(), 'dracula', WORDS)).toEqual({ done: 2, of: 4 });
    expect(taskLine(moments, 'dracula', WORDS).map(({ share }) => share)).toEqual([0.5, 0.5, 1]);
    expect(taskLine(moments, 'creature', WORDS).map(({ share }) => share)).toEqual([0.2, 0.2, 1]);
  });

  it('know the mats in frenzy order and when a Monster fell', () => {
    expect(matsOf(moments, WORDS)).toEqual(['dracula', 'creature']);
    expect([defeatedAt(moments, 'dracula'), defeatedAt(moments, 'creature')]).toEqual([20, null]);
  });

  it('draw stairs', () => expect(stairs(terrorLine(moments).slice(0, 2), (moves) => moves, (share) => 10 - 10 * share)).toBe('M0.0 10.0H10.0V0.0'));
  it('find the nearest moment', () => expect(nearest(moments, 14)!.moves).toBe(10));
});
