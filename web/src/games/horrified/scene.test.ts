import { describe, expect, it } from 'vitest';
import type { Event } from '../../generated/messages';
import { nearest, stairs } from '../../kit/course';
import { defeatedAt, matsOf, progress, taskLine, terrorLine } from './charts';
import { caption, follow, quiet, recalled, stage } from './scene';
import { heading, KINDS, pace, placesOf } from './telling';
import { aStrike, aVillage, WORDS } from './testing';

const told = (kind: string, parts: Record<string, unknown> = {}): Event => ({ move: 1, sentence: '', parts: { kind, ...parts } });

describe('an event', () => {
  it('gives what changes the table its moment', () => {
    for (const kind of ['moved', 'placed', 'took', 'gave', 'boat', 'coffin', 'terror', 'turn']) expect(pace(told(kind))).toBeGreaterThan(0);
  });
});

describe('the scene of a strike', () => {
  const strikes = [aStrike({ symbol: 'creature', monster: 'creature' }), aStrike({ symbol: 'frenzy' })];
  const at = (begun: number) => aVillage({ monsters: { dracula: 'mansion', creature: 'lagoon' }, card: 'thief', dice: ['blank', 'hit'], strikes: strikes.slice(0, begun) });
  const village = at(2);
  const scene = (
    [
      [told('drew_card', { card: 'thief' }), 0],
      [told('placed', { item: 'dart', at: 'barn' }), 0],
      [told('event', { card: 'thief' }), 0],
      [told('strikes', { monster: 'creature' }), 1],
      [told('strikes', { monster: 'dracula' }), 2],
      [told('moved', { figure: 'dracula', left: 'mansion', to: 'bridge_north' }), 2],
    ] as const
  ).reduce((each, [event, begun]) => follow(each, event, at(begun), WORDS), quiet());

  it('follows the strike row; the last symbol is the Frenzied', () => expect([scene.symbol, scene.striker]).toEqual([2, 'dracula']));
  it('remembers what was placed and the way taken', () => expect([scene.placed, scene.trail]).toEqual([[{ item: 'dart', at: 'barn' }], [{ from: 'mansion', to: 'bridge_north' }]]));
  it('says how far someone came, then who is attacked', () => {
    expect(caption(scene, WORDS)).toContain('1');
    expect(caption(follow(scene, told('attacks', { monster: 'dracula', person: 'maria' }), village, WORDS), WORDS)).toContain('Maria');
  });
  it('shows the dice as they lie on the table', () => expect(follow(scene, told('rolled', { hits: 1, powers: 0, blanks: 1 }), village, WORDS).dice).toEqual(['blank', 'hit']));
  it('is lit where it plays', () => expect(stage(scene, village)).toEqual(['mansion', 'bridge_north']));

  it('is recalled from its strikes when its events were not seen', () => {
    const entered = aVillage({ card: 'thief', monsters: { dracula: 'bridge_north', creature: 'lagoon' }, strikes: [aStrike({ symbol: 'frenzy', left: 'mansion', came: 'bridge_north', steps: 1, person: 'mayor', dice: ['hit'] })] });
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
    const to = (...spaces: string[]) => spaces.map((space, id) => ({ id, label: '', parts: { kind: 'move', to: space } }));
    expect(KINDS.move!.note!(to('cave', 'barn'), WORDS)).toBe('Cave or Barn');
    expect(KINDS.move!.note!(to('cave', 'barn', 'camp'), WORDS)).toContain('3');
  });

  it('calls answers by what they are about', () => {
    const about = (parts: Record<string, string>) => ({ id: 1, label: 'as told', parts });
    expect(KINDS.defeat!.note!([about({ mat: 'dracula' })], WORDS)).toBe('Dracula');
    expect(KINDS.take!.name!(about({ item: 'dart' }), WORDS)).toBe('Dart');
    expect([KINDS.hand_over!.name!(about({ belonging: 'cure' }), WORDS), KINDS.hand_over!.note!([about({ giver: 'mayor' })], WORDS)]).toEqual(['The cure', 'Mayor']);
    expect(heading(told('drew_card', { card: 'thief', turn: 3 }), [], WORDS)).toContain('Thief');
  });
});

describe('charts', () => {
  const moment = (moves: number, change: Parameters<typeof aVillage>[0]) => ({ moves, turn: moves, seat: 0, view: aVillage(change) });
  const moments = [moment(0, {}), moment(10, { terror: 7 }), moment(20, { mats: { creature: { boat: 5, ahead: {}, complete: true } } })];

  it('count how far a task has come, all of it once the Monster is gone', () => {
    expect(progress(aVillage(), 'dracula', WORDS)).toEqual({ done: 2, of: 4 });
    expect(taskLine(moments, 'dracula', WORDS).map(({ height }) => height)).toEqual([0.5, 0.5, 1]);
    expect(taskLine(moments, 'creature', WORDS).map(({ height }) => height)).toEqual([0.2, 0.2, 1]);
  });

  it('know the mats in frenzy order and when a Monster fell', () => {
    expect(matsOf(moments, WORDS)).toEqual(['dracula', 'creature']);
    expect([defeatedAt(moments, 'dracula'), defeatedAt(moments, 'creature')]).toEqual([20, null]);
  });

  it('draw stairs', () => expect(stairs(terrorLine(moments).slice(0, 2), (moves) => moves, (height) => 10 - 10 * height)).toBe('M0.0 10.0H10.0V0.0'));
  it('find the nearest moment', () => expect(nearest(moments, 14)!.moves).toBe(10));
});
