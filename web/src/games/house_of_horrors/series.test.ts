import { describe, expect, it } from 'vitest';
import { kept, NONE, pick, series } from './series';
import { aTurn } from './testing';

const ADD = { kind: 'add', item: 'dark_moon' };
const DONE = { kind: 'done' };

describe('picking', () => {
  const question = aTurn({ banshee: { items: ['dark_moon', 'clock'] }, bartender: { items: ['clock'] } });
  it('puts a card back when it is picked again', () => {
    const once = pick(NONE, 'banshee', question);
    expect(once).toEqual({ character: 'banshee', items: [] });
    expect(pick(once, 'banshee', question)).toEqual(NONE);
  });
  it('keeps Items that fit another character, and no others', () => {
    const picked = { character: 'banshee', items: ['dark_moon', 'clock'] };
    expect(pick(picked, 'bartender', question)).toEqual({ character: 'bartender', items: ['clock'] });
  });
  it('forgets what is not possible any more', () => {
    expect(kept({ character: 'banshee', items: ['dark_moon', 'clock'] }, aTurn({}, ['dark_moon']))).toEqual({
      character: null,
      items: ['dark_moon'],
    });
  });
});

describe('a turn as a series', () => {
  it('plays a character, adds its Items and ends the turn', () => {
    const question = aTurn({ banshee: { items: ['dark_moon'] }, bartender: {} });
    expect(series({ character: 'banshee', items: ['dark_moon'] }, question)).toEqual({
      answers: [100, ADD],
      ending: DONE,
    });
  });
  it('stops where a claim, an Item to remove or a drawn card comes between', () => {
    expect(
      series({ character: 'hunter', items: ['flashlight'] }, aTurn({ hunter: { pauses: true, items: ['flashlight'] } })),
    ).toEqual({ answers: [100], ending: null });
  });
  it('stays open while another character may follow', () => {
    expect(series({ character: 'banshee', items: ['dark_moon'] }, aTurn({ banshee: { last: false } }))).toEqual({
      answers: [100, ADD],
      ending: null,
    });
  });
  it('adds Items to a character that lies there already', () => {
    expect(series({ character: null, items: ['dark_moon'] }, aTurn({}, ['dark_moon']))).toEqual({
      answers: [ADD],
      ending: DONE,
    });
    expect(series({ character: null, items: ['dark_moon'] }, aTurn({ zombie: {} }, ['dark_moon']))).toEqual({
      answers: [ADD],
      ending: null,
    });
    expect(series(NONE, aTurn({}, ['dark_moon']))).toEqual({ answers: [DONE], ending: null });
  });
  it('is nothing without a character', () => {
    expect(series({ character: null, items: ['dark_moon'] }, aTurn({ banshee: {} }))).toBeNull();
    expect(series({ character: 'zombie', items: [] }, aTurn({ banshee: {} }))).toBeNull();
  });
});
