import { describe, expect, it } from 'vitest';
import { entries, spelled, onlyAnswer, openQuestions, passKey, words } from './prompt';
import { answer, question } from '../lib/testing';

const moves = (count: number) => Array.from({ length: count }, (_, i) => answer('move', `Move to place ${i}`, { to: String(i) }));
const LOOKS = { move: { label: 'Move', icon: 'boot' }, take: { label: 'Take' }, end: { label: 'End', ending: true } };

describe('entries', () => {
  it('sets a few answers side by side', () => {
    const found = entries(question([...moves(2), answer('done', 'Done')]));
    expect(found.map(({ label }) => label)).toEqual(['Move to place 0', 'Move to place 1', 'Done']);
    expect(found.every(({ choices }) => choices.length === 1)).toBe(true);
  });

  it('gathers many answers by kind, and leaves single ones', () => {
    const found = entries(question([...moves(9), answer('pick_up', 'Pick up what lies here')]));
    expect(found.map(({ label, choices }) => [label, choices.length])).toEqual([
      ['Move', 9],
      ['Pick up what lies here', 1],
    ]);
  });

  it('does not gather when there is only one kind', () => {
    expect(entries(question(moves(12)))).toHaveLength(12);
  });

  it('looks as the game says, and in its order', () => {
    const found = entries(question([answer('end', 'End the turn'), answer('take', 'Take the torch'), ...moves(7)]), LOOKS);
    expect(found.map(({ label, note, choices }) => [label, note, choices.length])).toEqual([
      ['Move', '', 7],
      ['Take', 'Take the torch', 1],
      ['End', 'End the turn', 1],
    ]);
  });

  it('leaves to a card what more there is to tell', () => {
    const [spun, put] = entries(
      question([
        { ...answer('use', 'Use Spider Web'), note: '1 Stamina, power 3.', more: 'Puts a Web on a tile.' },
        { ...answer('put', 'Put it'), note: 'At once.', more: 'For good.' },
      ]),
      { use: { label: 'Skill', name: () => 'Spider Web', terse: true } },
    );
    expect([spun!.note, put!.note]).toEqual(['1 Stamina, power 3.', 'At once. For good.']);
  });

  it('counts what is greyed, so that the row stays short', () => {
    const greyed = Array.from({ length: 6 }, (_, i) => ({
      kind: `other ${i}`,
      reason: 'not now',
      rule: '',
      rule_title: '',
      missing: '',
    }));
    expect(entries(question([...moves(3), answer('end', 'End the turn')], { greyed }), LOOKS)).toHaveLength(8);
  });

  it('tells several of a kind apart by their full labels', () => {
    expect(entries(question([...moves(2), answer('end', 'End the turn')]), LOOKS).map(({ label }) => label)).toEqual([
      'Move to place 0',
      'Move to place 1',
      'End',
    ]);
  });

  it('opens a kind', () => {
    const asked = question([...moves(8), answer('end', 'End the turn')]);
    expect(entries(asked, LOOKS, 'move').map(({ label }) => label)).toEqual(moves(8).map(({ label }) => label));
    expect(entries(asked, LOOKS, 'gone')).toHaveLength(2);
  });

  it('greys what is not possible, with the reason, before what ends the turn', () => {
    const asked = question([answer('end', 'End the turn'), ...moves(1)], {
      greyed: [
        { kind: 'take', reason: 'nothing lies here', rule: 'take.here', rule_title: 'Taking what lies here', missing: '' },
        { kind: 'move', reason: 'never shown: there are answers of this kind', rule: '', rule_title: '', missing: '' },
      ],
    });
    const found = entries(asked, LOOKS);
    expect(found.map(({ kind }) => kind)).toEqual(['move', 'take', 'end']);
    expect(found[1]).toMatchObject({ label: 'Take', note: 'Nothing lies here', choices: [], greyed: { rule: 'take.here' } });
  });

  it('tells what comes of an answer below its label', () => {
    const play = (name: string) => ({ ...answer('play', `Play ${name}`), note: 'move up to 4 spaces' });
    expect(entries(question([play('Rush'), play('Hurry')]))[0]).toMatchObject({ label: 'Play Rush', note: 'Move up to 4 spaces' });
    expect([spelled(play('Rush')), spelled(answer('end', 'End'))]).toEqual(['Play Rush: move up to 4 spaces', 'End']);
  });
});

describe('openQuestions', () => {
  const main = question(moves(1));
  const interrupt = question([answer('play', 'Play Rush')], { seat: 1, interrupt: true });

  it('puts what the table waits for first', () => {
    expect(openQuestions([interrupt, main], new Set())).toEqual([main, interrupt]);
  });

  it('leaves out an interrupt that was passed, until something else is offered', () => {
    const passed = new Set([passKey(interrupt), passKey(main)]);
    expect(openQuestions([main, interrupt], passed)).toEqual([main]);
    const other = { ...interrupt, answers: [answer('play', 'Play Hurry')] };
    expect(openQuestions([main, other], passed)).toEqual([main, other]);
  });
});

describe('onlyAnswer', () => {
  const only = answer('end', 'End the turn');

  it('is the one answer there is', () => {
    expect(onlyAnswer([question([only])])?.answer).toBe(only);
  });

  it('is none when there is a choice, or an interrupt beside it', () => {
    expect(onlyAnswer([question([only, answer('move', 'Move')])])).toBeNull();
    expect(onlyAnswer([question([only]), question([answer('play', 'Play')], { interrupt: true })])).toBeNull();
    expect(onlyAnswer([question([only], { interrupt: true })])).toBeNull();
    expect(onlyAnswer([])).toBeNull();
  });
});

describe('words', () => {
  it('reads an id', () => {
    expect(words('pick_up')).toBe('Pick up');
    expect(words('closest-person')).toBe('Closest person');
  });
});
