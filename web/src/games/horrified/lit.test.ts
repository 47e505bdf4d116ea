import { describe, expect, it } from 'vitest';
import { grouped, tileSize } from './hand/hand';
import { ledFigure, light, usableByColour } from './lit';
import { origin } from './map/origin';
import { aQuestion, aVillage, WORDS } from './testing';

const NOTHING = { kind: null, picked: null };
const act = aQuestion(
  'act',
  [
    { kind: 'move', to: 'cave' },
    { kind: 'move', to: 'bridge_north' },
    { kind: 'guide', villager: 'maria', to: 'cave' },
    { kind: 'guide', villager: 'maria', to: 'bridge_north' },
    { kind: 'pick_up' },
    { kind: 'share' },
    { kind: 'advance', monster: 'creature' },
    { kind: 'defeat', mat: 'dracula' },
    { kind: 'jump', to: 'cave' },
    { kind: 'jump', to: 'barn' },
    { kind: 'play', perk: 'rush' },
    { kind: 'end' },
  ],
  {},
);

describe('what is lit', () => {
  const lit = light([act], aVillage(), WORDS, NOTHING);

  it('lights the spaces of moves; what a step reaches is no leap', () => {
    expect([...lit.spaces.keys()]).toEqual(['cave', 'bridge_north', 'barn']);
    expect(lit.spaces.get('cave')!.map(({ answer }) => answer.parts.kind)).toEqual(['move']);
    expect([...lit.leaps]).toEqual(['barn']);
  });

  it('lights whom one guides, shares with and defeats', () =>
    expect([...lit.figures.keys()]).toEqual(['maria', 'courier', 'dracula']));

  it('lights Items here, mats and Perk cards', () => {
    expect([...lit.lying.keys()]).toEqual(['camp']);
    expect([...lit.mats.keys()]).toEqual(['creature', 'dracula']);
    expect([...lit.perks.keys()]).toEqual(['0 rush']);
  });

  it('lights one kind alone when it is opened', () => {
    const guiding = light([act], aVillage(), WORDS, { kind: 'guide', picked: null });
    expect([...guiding.figures.keys()]).toEqual(['maria']);
    expect([...guiding.spaces.keys()]).toEqual(['cave', 'bridge_north']);
    expect(guiding.perks.size).toBe(0);
  });

  it('lights only where a picked figure can go', () => {
    const picked = light([act], aVillage(), WORDS, { kind: null, picked: 'maria' });
    expect(picked.spaces.get('cave')!.map(({ answer }) => answer.parts.kind)).toEqual(['guide']);
    expect(picked.figures.size + picked.lying.size + picked.mats.size).toBe(0);
  });

  it('knows whom choices lead', () => {
    expect(ledFigure(lit.figures.get('maria')!, lit)).toBe('maria');
    expect(ledFigure(lit.spaces.get('cave')!, lit)).toBe('');
  });

  it('lights what a Hero may hand over, use or discard', () => {
    const share = aQuestion('share', [{ kind: 'hand_over', giver: 'courier', belonging: 'kite' }], { most: 9, handed: 0 });
    const hit = aQuestion('hit', [{ kind: 'discard', item: 'dart' }, { kind: 'fall' }], { hero: 'mayor', hits: 1 });
    expect([...light([share, hit], aVillage(), WORDS, NOTHING).held.keys()]).toEqual(['courier kite', 'mayor dart']);
  });
});

describe('Items being taken', () => {
  const taking = aQuestion(
    'take',
    [
      { kind: 'take', item: 'kite' },
      { kind: 'take', item: 'dart' },
    ],
    { space: 'cave', taken: 0 },
  );

  it('are lit one by one where they lie', () =>
    expect([...light([taking], aVillage(), WORDS, NOTHING).lying.keys()]).toEqual(['cave kite', 'cave dart']));
});

describe('Items for a task', () => {
  const sail = aQuestion(
    'advance',
    [
      { kind: 'use', item: 'dart' },
      { kind: 'use', item: 'rifle' },
    ],
    { monster: 'creature' },
  );
  const lit = light([sail], aVillage(), WORDS, NOTHING);

  it('are gathered by colour', () => expect(usableByColour(lit, 'mayor', WORDS).get('red')!.length).toBe(2));
  it('concern the mat the question speaks of', () => expect(lit.concerned).toBe('creature'));
});

describe('where someone walks from', () => {
  it('is where the current Hero is, if all is next door', () =>
    expect(origin(['cave', 'bridge_north'], aVillage(), WORDS)).toBe('camp'));
  it('else where someone else stands', () =>
    expect(origin(['bridge_north'], aVillage({ turn: 1, heroes: [] }), WORDS)).toBe('mansion'));
  it('is nowhere if nothing is lit', () => expect(origin([], aVillage(), WORDS)).toBe(''));
});

describe('a hand', () => {
  it('has equal Items together', () =>
    expect(grouped(['dart', 'kite', 'dart', 'rifle'], WORDS)).toEqual([
      { item: 'rifle', count: 1 },
      { item: 'dart', count: 2 },
      { item: 'kite', count: 1 },
    ]));

  it('has smaller tiles the more it holds', () => {
    expect(tileSize(5, 430, false)).toBe('tall');
    expect(tileSize(8, 430, false)).toBe('pill');
    expect(tileSize(14, 430, false)).toBe('shape');
    expect(tileSize(5, 430, true)).toBe('shape');
    expect(tileSize(11, 430, true)).toBe('dense');
  });
});
