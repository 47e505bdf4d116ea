import { describe, expect, it } from 'vitest';
import { NONE } from './series';
import { aHouse, entry, WORDS } from './testing';
import { h } from './texts';
import { brings, floorsLine, handNote } from './words';

const note = (card: string, to: string | null, playable: string[], house = aHouse()) => handNote(card, house, { ...NONE, character: to }, to, new Set(playable), WORDS);

describe('what is said below a card', () => {
  it('tells the floors of a card that may not enter', () => {
    expect(note('necromancer', null, ['banshee'])).toEqual({ text: 'Basement, Attic only', open: false, rule: 'play.floor-restriction' });
    expect(floorsLine({ ...WORDS.cards.banshee!, floors: ['basement', 'ground', 'upper'] }, WORDS)).toBe('Not in the Attic');
    expect(floorsLine({ ...WORDS.cards.banshee!, floors: ['basement', 'ground', 'attic'] }, WORDS)).toBe('Not on the Upper Floor');
  });
  it('tells what a card is worth', () => {
    expect(note('banshee', null, ['banshee'])).toEqual({ text: 'Terror 5', open: true });
    expect(note('dark_moon', 'banshee', ['banshee'])).toEqual({ text: '+1 Terror', open: true });
  });
  it('tells whom it could claim', () => {
    expect(note('hunter', null, ['hunter'], aHouse({ field: [entry(1, 'vampire')] })).text).toBe('Could claim Vampire');
  });
  it('tells why an Item does not fit', () => {
    expect(note('flashlight', 'banshee', ['banshee'])).toEqual({ text: 'Not for the Banshee', open: false, rule: 'play.items-any-number' });
    expect(note('flashlight', null, ['banshee', 'bartender']).text).toBe(h.needsCharacter);
    expect(note('flashlight', null, ['banshee']).text).toBe(h.nobodyFits);
  });
  it('names the side that Midnight asks for', () => {
    const midnight = (side: 'zombie' | 'hunter') => aHouse({ midnight: 'now', field: [entry(0, side)] });
    expect(note('bartender', null, ['zombie'], midnight('zombie'))).toEqual({ text: h.sameSide, open: false, rule: 'special.midnight-two-characters' });
    expect(note('bartender', null, [], midnight('hunter')).text).toBe(h.twoCharacters);
    expect(note('bartender', null, [])).toEqual({ text: h.oneCharacter, open: false, rule: 'play.one-character' });
  });
});

describe('what a side brings', () => {
  it('is told by person', () => {
    const field = [entry(0, 'banshee', ['dark_moon']), entry(1, 'necromancer')];
    expect(brings(field, field, 'terror', WORDS, (seat) => ['You', 'Jun'][seat]!)).toBe("You bring 6. Jun's die will add 1 to 6.");
  });
});
