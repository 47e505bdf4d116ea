/** A first game, told on the live table: the Archaeologist and a bot against Dracula and the Creature. */
import { answers, asked, happened, offered } from '../../kit/guide';
import type { Guide, GuideState, GuideStep } from '../../lib/game/props';
import { screen } from '../../ui/screen.svelte';
import { lit } from '../../lib/game/table-parts';
import type { TablePart } from './table-parts';
import { OFF, type Rules, type Village } from './view';

type State = GuideState<Village, Rules>;

const ME = 0;
const HERO = 'archaeologist';
type Told = Guide<Village, Rules, TablePart>;
/** On a phone what does not lie beside the map has a tab. */
const onTab = (name: string) => (screen.narrow ? ` You find it under **${name}** below.` : '');

const village = (state: State) => state.view;
const me = (state: State) => village(state).heroes[ME];
const myTurn = (state: State) => village(state).turn === ME && asked('act')(state);
const laterTurn = (state: State) => village(state).turn_number > 1;
const mayGo =
  (to: string) =>
  ({ questions }: State) =>
    questions.some((question) => question.answers.some(({ parts }) => parts.kind === 'move' && parts.to === to));
const people = (state: State) =>
  Object.entries(village(state).villagers)
    .filter(([, at]) => at !== OFF)
    .map(([name]) => name);

const steps: GuideStep<Village, Rules, TablePart>[] = [
  {
    title: 'A village in the dark',
    text: 'You all play **together** against the monsters. Beat Dracula and the Creature, and the village is saved. Fail, and Terror takes it.',
    when: myTurn,
  },
  {
    title: 'This is you',
    text: 'The coin with the amber ring is your hero, the **Archaeologist**. On each of your turns you have 4 actions.',
    points: [`hero:${HERO}`],
    when: myTurn,
  },
  {
    title: 'Pick up what lies here',
    text: (state) =>
      asked('take')(state)
        ? 'Now say which: **take the item**. It goes to your hand, where it can pay for tasks or save you from a hit.'
        : 'Items lie all over the village: red triangles, blue circles, yellow squares, each with its strength. **Choose Pick up.**',
    points: [answers('take', 'take_all'), answers('pick_up')],
    rule: 'actions.pick-up.any-number',
    when: asked('act', 'take'),
    done: (state) => asked('act')(state) && (happened('took')(state) || !!me(state)?.items.length),
    still: offered('pick_up', 'take'),
  },
  {
    title: 'Walk along a lit path',
    text: (state) =>
      mayGo('tower')(state)
        ? 'Amber shows where you may act. **Choose the Tower** on the map to walk there. It costs 1 of your 4 actions.'
        : 'Amber shows where you may act. **Choose a place** on the map to walk there. It costs 1 of your 4 actions.',
    points: [lit('space:tower'), lit('space'), answers('move')],
    rule: 'actions.move.adjacent-lit-path',
    when: myTurn,
    done: happened('moved', { figure: HERO }),
    still: offered('move'),
  },
  {
    title: 'Take all of it',
    text: (state) =>
      asked('take')(state)
        ? 'One action takes **as many items as you like** from a space. Choose Take all.'
        : 'More items. One action takes **as many as you like** from your space. **Choose Pick up**, then Take all.',
    points: [answers('take_all'), answers('take'), answers('pick_up')],
    rule: 'actions.pick-up.own-space-only',
    when: asked('act', 'take'),
    done: (state) => asked('act')(state) && happened('took')(state),
    still: offered('pick_up', 'take'),
  },
  {
    title: 'What Dracula wants',
    text: () =>
      `Every monster has a task to be done first. Dracula’s: bring **red items adding to 6** to each of his four coffins and smash them.${onTab('Mats')}`,
    points: ['mat:dracula', 'tab:mats'],
    rule: 'object.task-before-defeat',
    when: myTurn,
  },
  {
    title: 'What the Creature hides',
    text: () =>
      `At the Camp every item sails the boat to the next mark **of its colour**. At the lair, the last blue mark, the Creature can be driven away.${onTab('Mats')}`,
    points: ['mat:creature', 'tab:mats'],
    when: myTurn,
  },
  {
    title: 'A card up your sleeve',
    text: () =>
      `A perk card costs no action, and you may play it in **any hero’s phase**. Keep this one for a bad moment. Bringing a villager to safety earns another.${onTab('Hand')}`,
    points: ['perk', 'tab:hand'],
    rule: 'perks.any-player-any-turn',
    when: (state) => myTurn(state) && !!me(state)?.perks.length,
    still: (state) => !!me(state)?.perks.length,
  },
  {
    title: 'The clock',
    text: 'When a hero or villager is defeated, Terror rises. **At the skull you have lost**, and also when no monster card is left to draw.',
    points: ['terror'],
    rule: 'end.terror-loss',
    when: myTurn,
  },
  {
    title: 'End your phase',
    text: (state) =>
      village(state).actions
        ? 'You may do more: walk on, or reach into a space next door (Special). When you have done enough, **choose End**: a monster card is drawn.'
        : 'Your actions are used up. **Choose End**: a monster card is drawn, and the monsters move.',
    points: [answers('end')],
    rule: 'monsterphase.order',
    when: (state) => myTurn(state) && !laterTurn(state),
    done: laterTurn,
  },
  {
    title: 'That was the Monster Phase',
    text: () =>
      `After each hero’s turn a card places new items, something happens, and monsters walk to the **closest person** and roll. ${screen.narrow ? 'Under **Log** you can read it all again.' : 'The newest card is kept here: open it to read it.'}`,
    points: ['card', 'tab:log'],
    rule: 'monsterphase.order',
    when: (state) => myTurn(state) && laterTurn(state),
  },
  {
    title: 'A plan for tonight',
    text: 'Go to the **Camp** with an item of the colour the boat needs next, and choose **Advance** there. Collect red items for the coffins, and keep one or two against hits.',
    points: ['space:camp', 'task:creature'],
    rule: 'actions.advance.general',
    when: myTurn,
  },
  {
    title: 'The village is yours',
    text: '**Hint** shows what a bot would do, **Undo** takes back a step. I’ll be quiet now until something new happens.',
    when: myTurn,
  },
];

const moments: Told['moments'] = [
  {
    title: 'You are hit',
    text: 'A monster hit you. Give up **one item for each hit**, whichever you need least, and nothing happens. Else your hero falls, and Terror rises.',
    points: [answers('discard', 'fall')],
    rule: 'hit.hero-discard',
    when: asked('hit'),
  },
  {
    title: 'Not your turn, and yet',
    text: 'It is your friend’s turn, but your perk cards work in it too. Play one, or **Pass for now** and keep it.',
    points: [['pass', 'answers']],
    rule: 'perks.any-player-any-turn',
    when: ({ questions }) => questions.length > 0 && questions.every(({ interrupt }) => interrupt),
  },
  {
    title: 'A task moves on',
    text: 'Here you can do something for a monster’s task: choose **Advance**, then the items to use up.',
    points: [answers('advance')],
    rule: 'actions.advance.general',
    when: (state) => myTurn(state) && offered('advance')(state),
  },
  {
    title: 'A monster can be beaten',
    text: 'Its task is done and you hold what it takes: **choose Defeat**.',
    points: [answers('defeat')],
    when: (state) => myTurn(state) && offered('defeat')(state),
  },
  {
    title: 'Someone comes along',
    text: 'A villager is with you or next door. **Move** takes along those in your space, **Guide** sends one a space ahead or calls one to you. The tag tells where they are safe.',
    points: [answers('guide', 'move')],
    rule: 'actions.guide.one-villager',
    when: (state) => myTurn(state) && offered('guide')(state),
  },
  {
    title: 'Someone needs help',
    text: 'The pale pawn is a villager, and its tag says where it wants to go. Brought there it is safe, and you draw a **perk card**. Monsters hunt it as they hunt you.',
    points: ['villager'],
    when: (state) => myTurn(state) && people(state).length > 0,
  },
  {
    title: 'Terror rises',
    text: 'Someone was defeated. The marker goes on toward the skull, and when it is there **everyone has lost**. A fallen hero comes back at the Hospital.',
    points: ['terror'],
    rule: 'end.terror-loss',
    when: (state) => myTurn(state) && village(state).terror > 0,
  },
  {
    title: 'Frenzy',
    text: 'The flame went to another monster. Cards that show the **frenzy** sign now make that one strike: keep away from it.',
    points: (state) => [`monster:${village(state).frenzy}`],
    rule: 'strike.frenzy-symbol',
    when: (state) => myTurn(state) && happened('frenzy')(state),
  },
  {
    title: 'Two in one place',
    text: 'Heroes in the same space may **Share**: one action, and items go to and fro as you both like. Give red to whoever goes to the coffins.',
    points: [answers('share')],
    when: (state) => myTurn(state) && offered('share')(state),
  },
];

/** The first Monster Phase, step by step. */
const scenes: NonNullable<Told['scenes']> = [
  {
    title: 'A monster card is drawn',
    text: 'This happens after **every hero’s turn**. A card has three parts: new items for the village, an event, and who strikes. It is carried out from top to bottom.',
    points: ['card'],
    rule: 'monsterphase.order',
    at: ({ kind }) => kind === 'drew_card',
  },
  {
    title: 'A monster’s turn to strike',
    text: 'The bottom row says who strikes, and how far: it walks toward the **closest person** and stops where it meets someone. Nobody in reach: nothing more happens.',
    points: (state) => [[`monster:${village(state).strikes.at(-1)?.monster ?? ''}`, 'card']],
    rule: 'strike.closest-person',
    at: ({ kind }) => kind === 'strikes',
  },
  {
    title: 'It has met someone, and rolls',
    text: 'A **red burst** is a hit. A **star** sets off the monster’s power, which its mat tells. A blank is nothing. Each monster has as many dice as the card says.',
    points: ['dice', 'card'],
    rule: 'attack.hit-symbols',
    at: ({ kind }) => kind === 'rolled',
  },
  {
    title: 'A hit',
    text: 'A hero gives up **one item for each hit**, or is defeated and comes back at the Hospital. A villager is always defeated. Each defeat raises Terror.',
    points: (state) => {
      const person = village(state).strikes.at(-1)?.person ?? '';
      return [`${person in village(state).villagers ? 'villager' : 'hero'}:${person}`, 'card'];
    },
    rule: 'hit.hero-discard',
    at: ({ kind }) => kind === 'hit',
  },
];

/** The Monster Phase or a friend's turn, as the last event that begins one tells; without events, as the table stands. */
function meanwhile(state: State): ReturnType<Told['meanwhile']> {
  const last = state.events
    .map(({ parts }) => parts)
    .findLast(({ kind }) => kind === 'turn' || kind === 'drew_card' || kind === 'skipped');
  const monsters = last ? last.kind === 'drew_card' : village(state).phase === 'monster';
  const turn = last?.kind === 'turn' ? last.seat : village(state).turn;
  if (monsters)
    return {
      title: 'Monster Phase',
      text: `Watch the card ${screen.narrow ? 'above' : 'on the left'}: new items, an event, then the monsters walk and strike.`,
    };
  return turn === ME
    ? null
    : { title: 'Your friend’s turn', text: 'The Mayor, a bot, acts now. Then another monster card follows.' };
}

export const GUIDE: Told = {
  name: 'First evening',
  options: { monsters: ['creature', 'dracula'], heroes: [HERO, 'mayor'], first_player: ME },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'heuristic' }],
  seed: 45,
  steps,
  moments,
  scenes,
  meanwhile,
};
