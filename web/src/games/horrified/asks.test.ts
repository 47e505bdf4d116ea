import { describe, expect, it } from 'vitest';
import type { Seat } from '../../generated/messages';
import { entries } from '../../kit/prompt';
import type { GameOf, KindLook } from '../../lib/game/props';
import { asks, subtitle } from './asks';
import { follows } from './card/follows';
import { lastStrike, outcome } from './card/outcome';
import { dangerCaptions } from './map/captions';
import { heightOf, openMats } from './mats/open';
import { quiet } from './scene';
import { heading, KINDS } from './telling';
import { anEvent, aQuestion, aStrike, aVillage, WORDS } from './testing';
import type { Glossary } from './view';

const GAME = { glossary: WORDS } as unknown as GameOf<Glossary>;
const STRUCK = aStrike({ came: 'camp', person: 'mayor', dice: ['hit', 'power', 'blank'] });

describe('how questions read', () => {
  it('counts the actions that are left', () =>
    expect(asks(aQuestion('act', [], {}), aVillage({ actions: 3 }), GAME)).toMatchObject({ left: 3, of: 5 }));

  it('tells who hits you and how often', () => {
    const village = aVillage({ strikes: [STRUCK] });
    const asked = asks(aQuestion('hit', [], { hero: 'mayor', hits: 1 }), village, GAME);
    expect(asked.title).toBe('Dracula hits you once');
  });

  it('names the task that is paid for, or the Monster that is defeated', () => {
    const pay = aQuestion('pay', [], { mat: 'dracula', colour: 'red', total: 3 });
    const smash = asks(pay, aVillage(), GAME);
    const defeat = asks(pay, aVillage({ mats: { dracula: { coffins: [], complete: true } } }), GAME);
    expect([smash.title, smash.text, defeat.title]).toEqual([
      'Smash the coffins',
      'Choose red items: 3 more needed.',
      'Defeat Dracula',
    ]);
  });

  it('has the turn in the heading of the table and of the log', () => {
    const seats = [{ number: 0, kind: 'person', person: { id: '1', name: 'Mara' } }] as unknown as Seat[];
    const told = anEvent({ kind: 'turn', seat: 0, hero: 'mayor', number: 9 });
    expect([subtitle(aVillage({ turn_number: 9, phase: 'monster' })), heading(told, seats, WORDS)]).toEqual([
      'Turn 9, Monster Phase',
      'Turn 9, Mara',
    ]);
  });

  it('shows every Item that could be given up, and the fall in blood', () => {
    const items = (['dart', 'rifle', 'kite', 'charm', 'torch', 'pistol', 'knife', 'wine', 'flower'] as const).map((item) => ({
      kind: 'discard' as const,
      item,
    }));
    const hit = aQuestion('hit', [...items, { kind: 'fall' }], { hero: 'mayor', hits: 1 });
    Object.assign(hit.answers[0]!, { label: 'Discard the Dart (red 2)', note: 'Leaves red 6. A Coffin needs 6.' });
    Object.assign(hit.answers.at(-1)!, { label: 'Be defeated', note: 'Terror rises to 4.' });
    const shown = entries(hit, KINDS as Record<string, KindLook>, null, WORDS);
    expect(shown).toHaveLength(10);
    expect(shown.find(({ choices }) => choices[0]!.answer.parts.item === 'dart')).toMatchObject({
      label: 'Dart',
      note: 'Leaves red 6. A Coffin needs 6.',
    });
    expect(shown.find(({ kind }) => kind === 'fall')).toMatchObject({
      label: 'Be defeated',
      note: 'Terror rises to 4.',
      dire: true,
    });
  });
});

describe('what a strike did', () => {
  it('is told with its cost', () =>
    expect(outcome({ ...STRUCK, gave: [['mayor', 'dart']] }, WORDS, 'mayor')).toBe('Dracula hit you. You gave up Dart.'));
  it('names who fell', () => expect(outcome({ ...STRUCK, fallen: ['mayor'] }, WORDS, null)).toContain('The Mayor was defeated.'));
  it('tells how far it came for nothing', () =>
    expect(outcome(aStrike({ came: 'camp', steps: 2 }), WORDS, null)).toBe('Dracula moved 2: nobody in reach.'));
  it('is remembered by the last one that met someone', () =>
    expect(lastStrike(aVillage({ strikes: [STRUCK, aStrike()] }))).toBe(STRUCK));
});

describe('what follows', () => {
  const scene = { ...quiet(), card: 'thief', symbol: 0, striker: 'dracula', target: 'mayor', dice: STRUCK.dice };
  const hit = aQuestion('hit', [], { hero: 'mayor', hits: 1 });
  const texts = (village = aVillage({ card: 'thief', strikers: [null, 'creature', 'dracula'], strikes: [STRUCK] })) =>
    follows(scene, village, WORDS, [hit], 'Teo').map(({ text }) => text);

  it('is the answer, the Power, the strikes that are left and the next turn', () => {
    const [answer, power, ...rest] = texts();
    expect([answer, power]).toEqual(['You answer the hit.', expect.stringContaining('Dark Charm')]);
    expect(rest).toEqual(['The Creature moves 1 and rolls 3.', 'Dracula moves 1 and rolls 3.', 'Teo is next.']);
  });
  it('has no Power twice', () =>
    expect(
      texts(aVillage({ card: 'thief', strikers: [null, 'creature', 'dracula'], strikes: [{ ...STRUCK, powered: true }] })).join(),
    ).not.toContain('Dark Charm'));
  it('is nothing when all is lost', () =>
    expect(texts(aVillage({ card: 'thief', strikers: [null, 'creature', 'dracula'], terror: 7 }))).toEqual([]));
});

describe('who is in danger', () => {
  const said = (people: string[], you: string | null = null) =>
    dangerCaptions({ monster: 'creature', path: [], people }, aVillage(), WORDS, you).map(({ space, lines }) => [space, ...lines]);

  it('is told where they stand', () => expect(said(['maria'])).toEqual([['camp', 'Maria in danger', 'The Creature is next']]));
  it('is you, if it is', () => expect(said(['mayor'], 'mayor')[0]![1]).toBe('You are in danger'));
});

it('knows what room the mats leave', () => {
  const open = openMats(['dracula', 'creature'], [], new Set(), 832);
  expect(832 - heightOf(['dracula', 'creature'], open)).toBeGreaterThan(92);
});
