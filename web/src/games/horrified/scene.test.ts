import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../generated/horrified';
import { nearest, stairs } from '../../kit/course';
import { defeatedAt, matsOf, progress, taskLine, terrorLine } from './charts';
import { begin, caption, follow, quiet, stage } from './scene';
import { heading, KINDS, pace, placesOf } from './telling';
import { anEvent as told, aStrike, aVillage, WORDS } from './testing';
import type { Answer } from './view';

describe('an event', () => {
  it('gives what changes the table its moment', () => {
    expect(pace(told({ kind: 'moved', figure: 'mayor', left: 'camp', to: 'cave' }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'placed', item: 'dart', at: 'camp' }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'took', hero: 'mayor', item: 'dart', at: 'camp' }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'gave', giver: 'mayor', belonging: 'dart', taker: 'courier' }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'boat', at: 2 }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'coffin', at: 'cave' }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'terror', level: 1, cause: 'villager' }))).toBeGreaterThan(0);
    expect(pace(told({ kind: 'turn', seat: 1, hero: 'courier', number: 2 }))).toBeGreaterThan(0);
  });
});

describe('the scene of a strike', () => {
  const strikes = [aStrike({ symbol: 'creature', monster: 'creature' }), aStrike({ symbol: 'frenzy' })];
  const at = (begun: number) =>
    aVillage({
      monsters: { dracula: 'mansion', creature: 'lagoon' },
      card: 'thief',
      dice: ['blank', 'hit'],
      strikes: strikes.slice(0, begun),
    });
  const village = at(2);
  const scene = (
    [
      [told({ kind: 'drew_card', card: 'thief', turn: 3 }), 0],
      [told({ kind: 'placed', item: 'dart', at: 'barn' }), 0],
      [told({ kind: 'event', card: 'thief' }), 0],
      [told({ kind: 'strikes', monster: 'creature' }), 1],
      [told({ kind: 'strikes', monster: 'dracula' }), 2],
      [told({ kind: 'moved', figure: 'dracula', left: 'mansion', to: 'bridge_north' }), 2],
    ] as const
  ).reduce((each, [event, begun]) => follow(each, event, at(begun), at(begun), WORDS), quiet());

  it('follows the strike row; the last symbol is the Frenzied', () =>
    expect([scene.symbol, scene.striker]).toEqual([2, 'dracula']));
  it('remembers what was placed and the way taken', () =>
    expect([scene.placed, scene.trail]).toEqual([[{ item: 'dart', at: 'barn' }], [{ from: 'mansion', to: 'bridge_north' }]]));
  it('says how far someone came, then who is attacked', () => {
    expect(caption(scene, WORDS)).toContain('1');
    expect(
      caption(follow(scene, told({ kind: 'attacks', monster: 'dracula', person: 'maria' }), village, village, WORDS), WORDS),
    ).toContain('Maria');
  });
  it('shows the dice as they lie on the table', () =>
    expect(
      follow(scene, told({ kind: 'rolled', monster: 'dracula', hits: 1, powers: 0, blanks: 1 }), village, village, WORDS).dice,
    ).toEqual(['blank', 'hit']));
  it('is lit where it plays', () => expect(stage(scene, village)).toEqual(['mansion', 'bridge_north']));

  it('is recalled from its strikes when its events were not seen', () => {
    const entered = aVillage({
      card: 'thief',
      monsters: { dracula: 'bridge_north', creature: 'lagoon' },
      strikes: [aStrike({ symbol: 'frenzy', left: 'mansion', came: 'bridge_north', steps: 1, person: 'mayor', dice: ['hit'] })],
    });
    const found = begin(entered, WORDS);
    expect([found.symbol, found.striker, found.target, found.dice, found.trail]).toEqual([
      2,
      'dracula',
      'mayor',
      ['hit'],
      [{ from: 'mansion', to: 'bridge_north' }],
    ]);
  });
});

describe('telling', () => {
  it('points at the places of an event', () => {
    expect(placesOf(told({ kind: 'moved', figure: 'mayor', left: 'camp', to: 'cave' }), aVillage(), WORDS)).toEqual([
      'camp',
      'cave',
    ]);
    expect(placesOf(told({ kind: 'hit', person: 'maria', hits: 1 }), aVillage(), WORDS)).toEqual(['camp']);
    expect(placesOf(null, aVillage(), WORDS)).toEqual([]);
  });

  it('names up to two places to move to, else counts them', () => {
    const to = (...spaces: SpaceId[]) =>
      spaces.map((space): Answer => ({ id: 1, text: '', label: '', parts: { kind: 'move', to: space } }));
    expect(KINDS.move!.note!(to('cave', 'barn'), WORDS)).toBe('Cave or Barn');
    expect(KINDS.move!.note!(to('cave', 'barn', 'camp'), WORDS)).toContain('3');
  });

  it('calls answers by what they are about', () => {
    const about = (parts: Answer['parts']): Answer => ({ id: 1, text: '', label: 'as told', parts });
    expect(KINDS.defeat!.note!([about({ kind: 'defeat', mat: 'dracula' })], WORDS)).toBe('Dracula');
    expect(KINDS.take!.name!(about({ kind: 'take', item: 'dart' }), WORDS)).toBe('Dart');
    expect([
      KINDS.hand_over!.name!(about({ kind: 'hand_over', giver: 'mayor', belonging: 'cure' }), WORDS),
      KINDS.hand_over!.note!([about({ kind: 'hand_over', giver: 'mayor', belonging: 'cure' })], WORDS),
    ]).toEqual(['The cure', 'Mayor']);
    expect(heading(told({ kind: 'drew_card', card: 'thief', turn: 3 }), [], WORDS)).toContain('Thief');
  });
});

describe('charts', () => {
  const moment = (moves: number, change: Parameters<typeof aVillage>[0]) => ({
    moves,
    turn: moves,
    seat: 0,
    view: aVillage(change),
  });
  const moments = [
    moment(0, {}),
    moment(10, { terror: 7 }),
    moment(20, { mats: { creature: { boat: 5, ahead: {}, complete: true } } }),
  ];

  it('count how far a task has come, all of it once the Monster is gone', () => {
    expect(progress(aVillage(), 'dracula', WORDS)).toEqual({ done: 2, of: 4 });
    expect(taskLine(moments, 'dracula', WORDS).map(({ height }) => height)).toEqual([0.5, 0.5, 1]);
    expect(taskLine(moments, 'creature', WORDS).map(({ height }) => height)).toEqual([0.2, 0.2, 1]);
  });

  it('know the mats in frenzy order and when a Monster fell', () => {
    expect(matsOf(moments, WORDS)).toEqual(['dracula', 'creature']);
    expect([defeatedAt(moments, 'dracula'), defeatedAt(moments, 'creature')]).toEqual([20, null]);
  });

  it('draw stairs', () =>
    expect(
      stairs(
        terrorLine(moments).slice(0, 2),
        (moves) => moves,
        (height) => 10 - 10 * height,
      ),
    ).toBe('M0.0 10.0H10.0V0.0'));
  it('find the nearest moment', () => expect(nearest(moments, 14)!.moves).toBe(10));
});
