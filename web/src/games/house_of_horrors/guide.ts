/** A first night in the house, with coach marks: a real first round as the Butler, with three bots. */
import { answers, asked, happened, mustAnswer, offered } from '../../kit/guide';
import type { Guide, GuideState, GuideStep } from '../../lib/game/props';
import { lit } from '../../lib/game/table-parts';
import { screen } from '../../ui/screen.svelte';
import type { TablePart } from './table-parts';
import type { Event, House, Rules } from './view';

type State = GuideState<House, Rules>;
type Told = Guide<House, Rules, TablePart>;
type Kind = Event['parts']['kind'];

const ME = 0;
/** My cards, where they do not lie under the note. */
const hand = () => (screen.narrow ? [] : ['held' as const]);
/** The hand's cards that can be picked, and the button that plays them. */
const MY_MOVE = ['play' as const, lit('held' as const)];

const house = (state: State) => state.view;
const laterRound = (state: State) => house(state).round > 1;

const steps: GuideStep<House, Rules, TablePart>[] = [
  {
    title: 'Welcome to the house',
    text: 'Each round **Explorers** and **Monsters** meet in a Room, and you pick a side anew. The winners share out the spoils. Whoever has the most **hourglasses** at Dawn wins.',
  },
  {
    title: 'You are the Butler',
    text: '**Choose where they meet.** The little house shows the Room’s floor. A card gets in only if that floor is filled on it.',
    points: () => [[lit('card'), ...hand()]],
    rule: 'round.butler-picks-room',
    when: asked('room'),
    done: (state) => !!house(state).room,
  },
  {
    title: 'What kind of battle?',
    text: 'Look at the three values of your cards: the **fist** is Strength, the **skull** Terror, the **mask** Psychic. **Call the battle** your cards are good at, or a Bloodbath, where all three count.',
    points: () => [[...answers('declare'), ...hand()]],
    rule: 'round.choose-combat-type',
    when: asked('declare'),
    done: (state) => !!house(state).battle,
  },
  {
    title: 'Your hand',
    text: 'Paper cards are **Explorers**, dark ones **Monsters**, grey ones **Items**. The inverted value is the one that counts now. Greyed cards say why they cannot be played.',
    points: ['hand'],
    rule: 'play.floor-restriction',
    when: asked('play'),
  },
  {
    title: 'Play a character',
    text: (state) =>
      asked('equip')(state)
        ? 'It is in. Add **Items** that fit, if you like; then choose **Done**.'
        : offered('play')(state)
          ? '**Pick an amber character**, then any Items that fit. The amber button plays all of it at once.'
          : 'None of your cards may enter this floor: **discard one** instead.',
    points: [[...MY_MOVE, ...answers('done')], answers('discard')],
    rule: 'play.one-character',
    when: asked('play', 'equip'),
    done: (state) =>
      !asked('play', 'equip')(state) &&
      (happened('played', { seat: ME })(state) || happened('discarded', { seat: ME })(state) || laterRound(state)),
  },
  {
    title: 'A round is over',
    text: 'The winners got the Room, unused Room Items, and the losers’ cards with hourglasses. Then **everyone fills up their hand**, and the house turns up new Rooms.',
    rule: 'spoils.round-robin',
    when: (state) => laterRound(state) && mustAnswer(state),
  },
  {
    title: 'Hourglasses and bulbs',
    text: '**Hourglasses** are points. Every third **light bulb** lets you hold one card more. The bell shows the Butler: it goes to the right, so that whoever played last is next.',
    points: ['players'],
    rule: 'spoils.hand-size',
    when: mustAnswer,
  },
  {
    title: 'Until Dawn',
    text: '**Midnight** and **Dawn** lie in the deck: at Dawn the last round is played. **Hint** shows what a bot would do. I’ll be quiet now until something new happens.',
    when: mustAnswer,
  },
];

const moments: Told['moments'] = [
  {
    title: 'You divide the spoils',
    text: 'You brought most to the side that won. **Take one card for yourself** first: hourglasses are points, light bulbs let you hold more cards.',
    points: [lit('card'), answers('take')],
    rule: 'spoils.divider',
    when: asked('take'),
  },
  {
    title: 'One for each ally',
    text: 'Now give a card to each who fought beside you: **choose a card, then who gets it**. Then you take again, as long as there are spoils.',
    points: [['give', lit('card'), lit('recipient')], answers('give')],
    rule: 'spoils.round-robin',
    when: asked('give'),
  },
  {
    title: 'A tie',
    text: 'Nobody won. All cards go **under the Room**, hands are filled up, and the Room is fought over once more: this time for everything that lies there.',
    rule: 'ties.cards-under-room',
    when: (state) => mustAnswer(state) && happened('tied')(state),
  },
  {
    title: 'Midnight',
    text: 'This round everyone may play **two characters** of the same side.',
    points: [MY_MOVE],
    rule: 'special.midnight-two-characters',
    when: (state) => house(state).midnight === 'now' && asked('play')(state),
  },
  {
    title: 'Dawn breaks',
    text: 'This is the **last round**. When its spoils are shared out, the hourglasses are counted.',
    rule: 'end.dawn-final-round',
    when: (state) => house(state).dawn === 'now' && mustAnswer(state),
  },
  {
    title: 'A Bloodbath',
    text: 'Strength, Terror and Psychic **all count** in this battle, added up.',
    points: ['score'],
    rule: 'round.bloodbath',
    when: (state) => house(state).battle === 'bloodbath' && asked('play')(state),
  },
  {
    title: 'Nobody of yours gets in',
    text: 'None of your characters may enter this floor. **Discard a card**, best one you cannot use: after the round you draw a new one.',
    points: [answers('discard'), lit('held')],
    rule: 'play.discard-instead',
    when: (state) => asked('play')(state) && !offered('play')(state),
  },
  {
    title: 'The bell is yours again',
    text: 'You are the Butler: **choose the Room**, then the battle. You also play first.',
    points: [lit('card')],
    rule: 'play.butler-first',
    when: (state) => laterRound(state) && asked('room')(state),
  },
];

/** The first battle, step by step. */
const scenes: NonNullable<Told['scenes']> = [
  {
    title: 'Someone takes a side',
    text: 'Explorers stand on the left, Monsters on the right, whoever plays them. The totals in the middle tell who would win **as things stand**.',
    points: ['score', 'battlefield'],
    rule: 'round.sides',
    at: (told) => told.kind === 'played' && told.seat !== ME,
  },
  {
    title: 'A die for every question mark',
    text: 'All have played. Cards with a **?** roll a die now, and it counts as their value.',
    points: ['side'],
    shows: 'score',
    rule: 'resolve.question-mark',
    at: ({ kind }) => kind === 'rolled',
  },
  {
    title: 'Who shares out',
    text: 'The side with the higher total wins. Of its players, whoever **brought most** takes a card first, then gives one to each ally, and begins again.',
    points: [['recipients', 'spoils']],
    rule: 'spoils.divider',
    at: ({ kind }) => kind === 'won',
  },
];

/** What the others do, by the last that happened; without events, by what lies on the table. */
function meanwhile(state: State): ReturnType<Told['meanwhile']> {
  const last = state.events.at(-1)?.parts;
  const lastly = (...kinds: Kind[]) => !!last && kinds.includes(last.kind);
  const mine = !!last && 'seat' in last && last.seat === ME;
  const spoils = {
    title: 'The spoils',
    text: 'The winner who brought most takes first, gives one to each ally, and begins again.',
  };
  if (last ? lastly('won', 'won_spoil') : house(state).spoils.length > 0) return spoils;
  if (lastly('rolled', 'totals', 'tied'))
    return { title: 'The battle', text: 'Every ? is a die: now they are rolled, and both sides are added up.' };
  if (lastly('butler', 'drew', 'round', 'revealed'))
    return { title: 'A new round', text: 'Hands are filled up, the bell goes on, and the house turns up new Rooms.' };
  if ((mine || lastly('room', 'declared')) && !house(state).battle) return null;
  if (mine) return null;
  return house(state).battle || last
    ? {
        title: 'The others choose sides',
        text: 'Clockwise, everyone joins a side or passes. Watch both totals grow in the middle.',
      }
    : { title: 'The Butler decides', text: 'Another player chooses the Room and what is fought over.' };
}

export const GUIDE: Told = {
  name: 'First night in the house',
  seed: 49,
  seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
  options: { first_butler: ME },
  steps,
  moments,
  scenes,
  meanwhile,
};
