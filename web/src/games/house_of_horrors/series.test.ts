import { describe, expect, it } from 'vitest';
import { interrupts, kept, NONE, pick, series } from './series';
import { aHouse, aQuestion, entry, WORDS } from './testing';

const play = (...cards: string[]) => aQuestion('play', [...cards.map((character) => ({ kind: 'play', character })), { kind: 'discard', card: 'banshee' }]);

describe('picking', () => {
  it('puts a card back when it is picked again', () => {
    const once = pick(NONE, 'banshee', WORDS);
    expect(once).toEqual({ character: 'banshee', items: [] });
    expect(pick(once, 'banshee', WORDS)).toEqual(NONE);
  });
  it('keeps Items that fit another character, and no others', () => {
    const picked = { character: 'banshee', items: ['dark_moon', 'clock'] };
    expect(pick(picked, 'bartender', WORDS)).toEqual({ character: 'bartender', items: ['clock'] });
  });
  it('forgets what is not possible any more', () => {
    const house = aHouse({ hand: ['dark_moon'], field: [entry(0, 'banshee')] });
    const equip = aQuestion('equip', [{ kind: 'add', item: 'dark_moon' }, { kind: 'done' }]);
    expect(kept({ character: 'banshee', items: ['dark_moon', 'clock'] }, house, equip, WORDS)).toEqual({ character: null, items: ['dark_moon'] });
  });
});

describe('a turn as a series', () => {
  it('plays a character, adds its Items and ends the turn', () => {
    const house = aHouse({ hand: ['banshee', 'dark_moon', 'bartender'] });
    expect(series({ character: 'banshee', items: ['dark_moon'] }, house, play('banshee', 'bartender'), WORDS)).toEqual([100, 'add dark_moon', 'done']);
  });
  it('does not say done when nothing more will be asked', () => {
    const last = aHouse({ hand: ['banshee', 'dark_moon'] });
    expect(series({ character: 'banshee', items: ['dark_moon'] }, last, play('banshee'), WORDS)).toEqual([100, 'add dark_moon']);
    const carriesNothing = aHouse({ hand: ['gargoyle', 'dark_moon'] });
    expect(series({ character: 'gargoyle', items: [] }, carriesNothing, play('gargoyle'), WORDS)).toEqual([100]);
  });
  it('says done for a Room Item that was left on the table', () => {
    const house = aHouse({ hand: ['banshee'], room_items: ['clock'] });
    expect(series({ character: 'banshee', items: [] }, house, play('banshee'), WORDS)).toEqual([100, 'done']);
  });
  it('stops where a claim, an Item to remove or a drawn card comes between', () => {
    const house = aHouse({ hand: ['hunter', 'reporter', 'imp', 'flashlight'], field: [entry(1, 'vampire', ['dark_moon'])] });
    for (const character of ['hunter', 'reporter', 'imp'])
      expect(series({ character, items: [] }, house, play('hunter', 'reporter', 'imp'), WORDS)).toHaveLength(1);
    expect(interrupts('hunter', aHouse({ field: [entry(0, 'vampire')] }), 0, WORDS)).toBe(false);
  });
  it('stays open at Midnight until the second character is played', () => {
    const first = aHouse({ midnight: 'now', hand: ['banshee', 'zombie', 'dark_moon'] });
    expect(series({ character: 'banshee', items: ['dark_moon'] }, first, play('banshee', 'zombie'), WORDS)).toEqual([100, 'add dark_moon']);
    const second = aHouse({ midnight: 'now', hand: ['zombie', 'flashlight'], field: [entry(0, 'banshee')] });
    const equip = aQuestion('equip', [{ kind: 'play', character: 'zombie' }, { kind: 'done' }]);
    expect(series({ character: 'zombie', items: [] }, second, equip, WORDS)).toEqual([100, 'done']);
  });
  it('adds Items to a character that lies there already', () => {
    const house = aHouse({ hand: ['dark_moon', 'flashlight'], field: [entry(0, 'banshee')] });
    const equip = aQuestion('equip', [{ kind: 'add', item: 'dark_moon' }, { kind: 'done' }]);
    expect(series({ character: null, items: ['dark_moon'] }, house, equip, WORDS)).toEqual(['add dark_moon', 'done']);
    expect(series(NONE, house, equip, WORDS)).toEqual(['done']);
  });
  it('is nothing without a character', () => {
    expect(series({ character: null, items: ['dark_moon'] }, aHouse(), play('banshee'), WORDS)).toBeNull();
    expect(series({ character: 'zombie', items: [] }, aHouse(), play('banshee'), WORDS)).toBeNull();
  });
});
