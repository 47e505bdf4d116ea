/** A first night in the house, with coach marks: a real first round as the Butler, with three bots. */
import type { Guide, GuideState } from '../../lib/props';

const ME = 0;

const happened = ({ events }: GuideState, kind: string, parts: Record<string, unknown> = {}): boolean =>
  events.some((event) => {
    const told = event.parts as Record<string, unknown>;
    return told.kind === kind && Object.entries(parts).every(([name, value]) => told[name] === value);
  });

const asked = ({ questions }: GuideState, ...kinds: string[]): boolean => questions.some((question) => kinds.includes(question.kind));

const round = ({ view }: GuideState): number => Number(view.round ?? 0);

export const GUIDE: Guide = {
  name: 'First night in the house',
  seed: 49,
  seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
  options: { first_butler: ME },
  steps: [
    {
      title: 'Welcome to the house',
      text: 'Each round **Explorers** and **Monsters** meet in a Room, and you pick a side anew. The winners share out the spoils. Whoever has the most **hourglasses** at Dawn wins.',
    },
    {
      title: 'You are the Butler',
      text: 'Two Rooms were turned up. Choose where they meet. The little **house** shows the floor: a card can only enter on the floors that are filled on it.',
      selector: '.rooms',
      rule: 'round.butler-picks-room',
      when: (state) => asked(state, 'room'),
      done: (state) => happened(state, 'room') || !!state.view.room,
    },
    {
      title: 'What is fought over?',
      text: 'Now call the battle: **Strength**, **Terror**, **Psychic**, or a **Bloodbath**, where all three count. Call what your own cards are good at.',
      selector: '.middle .score',
      rule: 'round.choose-combat-type',
      when: (state) => asked(state, 'declare'),
      done: (state) => happened(state, 'declared') || !!state.view.battle,
    },
    {
      title: 'Your hand',
      text: 'Paper cards are **Explorers**, dark ones **Monsters**, grey ones **Items**. The inverted value is the one that counts now. Greyed cards say why they cannot be played.',
      selector: '.hand',
      rule: 'play.floor-restriction',
      when: (state) => asked(state, 'play'),
    },
    {
      title: 'Play a character',
      text: 'Pick an **amber** character, then any Items that fit. The amber button plays all of it at once. If nothing suits you, **discard one** instead.',
      selector: '.hand',
      rule: 'play.one-character',
      when: (state) => asked(state, 'play'),
      done: (state) => happened(state, 'played', { seat: ME }) || happened(state, 'discarded', { seat: ME }),
    },
    {
      title: 'The others choose sides',
      text: 'Clockwise, everyone joins a side or passes. In the middle both **totals** grow; a **?** is a die that is rolled at the end. Talk as much as you like: no promise binds.',
      selector: '.middle .score',
      rule: 'play.table-talk',
      done: (state) => happened(state, 'won') || happened(state, 'tied') || asked(state, 'take', 'give') || round(state) > 1,
    },
    {
      title: 'The spoils',
      text: 'The winners get the Room, unused Room Items, and the losers’ cards with hourglasses. Who brought most **takes first**, gives one to each ally, and begins again.',
      selector: '[aria-label="The spoils"]',
      rule: 'spoils.round-robin',
    },
    {
      title: 'Hourglasses and bulbs',
      text: '**Hourglasses** are points. Every third **light bulb** lets you hold one card more. The bell shows the Butler: it goes to the right, so that whoever played last is next.',
      selector: '[aria-label="Players"]',
      rule: 'spoils.hand-size',
    },
    {
      title: 'Midnight and Dawn',
      text: 'When **Midnight** is turned up, everyone may play two characters that round. **Dawn** lies deep in the deck: its round is the last. Good night.',
    },
  ],
};
