import { describe, expect, it } from 'vitest';
import type { GameOf } from '../../lib/game/props';
import { NONE } from './series';
import { asks } from './telling';
import { aTurn, entry, WORDS } from './testing';
import { h } from './texts';
import type { House, Question } from './view';
import { brings, floorsLine, noteOn, span, stakeLine } from './words';

const question = aTurn({ banshee: { items: ['dark_moon'] }, hunter: { claims: ['vampire'], items: ['flashlight'] } }, [], {
  necromancer: 'play.floor-restriction',
  flashlight: 'play.items-need-character',
  bartender: 'special.midnight-two-characters',
  zombie: 'play.one-character',
  clock: 'play.items-need-character',
});
const note = (card: string, to: string | null = null) => noteOn(card, question, { ...NONE, character: to }, to, 'terror', WORDS);

describe('what is said below a card', () => {
  it('tells the floors of a card that may not enter', () => {
    expect(note('necromancer')).toEqual({ text: 'Basement, Attic only', open: false, rule: 'play.floor-restriction' });
    expect(floorsLine({ ...WORDS.cards.banshee!, floors: ['basement', 'ground', 'upper'] }, WORDS)).toBe('Not in the Attic');
    expect(floorsLine({ ...WORDS.cards.banshee!, floors: ['basement', 'ground', 'attic'] }, WORDS)).toBe('Not on the Upper Floor');
  });
  it('tells what a card is worth', () => {
    expect(note('banshee')).toEqual({ text: 'Terror 5', open: true });
    expect(note('dark_moon', 'banshee')).toEqual({ text: '+1 Terror', open: true });
  });
  it('tells whom it could claim', () => expect(note('hunter').text).toBe('Could claim Vampire'));
  it('tells why an Item does not fit', () => {
    expect(note('flashlight', 'banshee')).toEqual({ text: 'Not for the Banshee', open: false, rule: 'play.items-need-character' });
    expect(note('flashlight').text).toBe(h.needsCharacter);
    expect(note('clock').text).toBe(h.nobodyFits);
  });
  it('tells what the rule asks for that forbids it', () => {
    expect(note('bartender')).toEqual({
      text: h.forbidden['special.midnight-two-characters'],
      open: false,
      rule: 'special.midnight-two-characters',
    });
    expect(note('zombie')).toEqual({ text: h.oneCharacter, open: false, rule: 'play.one-character' });
  });
});

describe('what a side brings', () => {
  it('is told by person', () => {
    const field = [entry(0, 'banshee', ['dark_moon']), entry(1, 'necromancer')];
    expect(brings(field, WORDS, (seat) => ['You', 'Jun'][seat]!)).toBe("You bring 6. Jun's die will add 1 to 6.");
  });
  it('is told from the least to the most', () =>
    expect([span({ value: 9, dice: 0 }, WORDS), span({ value: 8, dice: 1 }, WORDS)]).toEqual(['9', '9 to 14']));
});

describe('what is at stake', () => {
  const name = (seat: number) => ['You', 'Teo'][seat]!;
  it('tells what a side wins and who picks first', () => {
    expect(stakeLine({ cards: 3, hourglasses: 5, sharing: [1, 0], settled: true }, name)).toBe(
      'at stake: 5 hourglasses on 3 cards, Teo picks first of 2',
    );
    expect(stakeLine({ cards: 2, hourglasses: 5, sharing: [0, 1], settled: true }, name)).toBe(
      'at stake: 5 hourglasses on 2 cards, you pick first of 2',
    );
    expect(stakeLine({ cards: 3, hourglasses: 5, sharing: [1, 0], settled: false }, name)).toBe(
      'at stake: 5 hourglasses on 3 cards, dice decide who picks first of 2',
    );
    expect(stakeLine({ cards: 1, hourglasses: 1, sharing: [0], settled: true }, name)).toBe(
      'at stake: 1 hourglass on 1 card, all for you',
    );
    expect(stakeLine({ cards: 2, hourglasses: 4, sharing: [], settled: true }, name)).toBe('at stake: 4 hourglasses on 2 cards');
  });
  it('warns of a card that brings no share', () => {
    const idle = aTurn({ banshee: { shares: false } });
    expect(noteOn('banshee', idle, NONE, null, 'terror', WORDS).text).toBe('Terror 0: no share');
  });
});

describe('who can bring nobody', () => {
  const game = { glossary: WORDS } as GameOf<typeof WORDS>;
  const asked = (...kinds: string[]) => ({ kind: 'play', answers: kinds.map((kind) => ({ parts: { kind } })) }) as Question;
  const at = (...hand: string[]) => ({ room: 'library', hand }) as House;

  it('reads what is left, and why', () => {
    expect(asks(asked('discard'), at('necromancer', 'flashlight'), game)).toEqual({
      title: h.onlyDiscard,
      text: 'None of your characters may enter the Library.',
    });
    expect(asks(asked('discard'), at('flashlight'), game).text).toBe(h.noCharacters);
  });
  it('is nobody who can play', () => expect(asks(asked('play', 'discard'), at('banshee'), game)).toEqual({}));
});
