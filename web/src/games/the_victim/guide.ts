/** A first game, told on the live table: Rolita and three bots in the forest, until one of them turns. */
import { answers, asked, happened, offered } from '../../kit/guide';
import type { Guide, GuideState, GuideStep } from '../../lib/game/props';
import { screen } from '../../ui/screen.svelte';
import { lit } from '../../lib/game/table-parts';
import type { TablePart } from './table-parts';
import type { Forest, Rules } from './view';

const ME = 0;
const WHO = 'rolita';
/** On a phone what does not lie beside the map has a tab. */
const onTab = (name: string) => (screen.narrow ? ` You find it under **${name}** below.` : '');

type State = GuideState<Forest, Rules>;
type Told = Guide<Forest, Rules, TablePart>;
const forest = ({ view }: State) => view;
const acting = (state: State) => forest(state).acting === WHO && asked('act')(state);
const amEvil = (state: State) => forest(state).evil?.seat === ME;
const later = (state: State) => forest(state).round > 1 || amEvil(state);
const stillVictim = (state: State) => !amEvil(state);

const steps: GuideStep<Forest, Rules, TablePart>[] = [
  {
    title: 'Lost in the forest',
    text: 'You are one of four survivors. Explore together, find the **Bunker** and open its gate. But soon **one of you turns** and hunts the others. It may be you.',
    when: acting,
  },
  {
    title: 'This is you',
    text: 'The coin with the amber ring is **Rolita**. In each turn you have **two actions**, and no kind of action twice.',
    points: [`victim:${WHO}`],
    when: acting,
  },
  {
    title: 'What you can do well',
    text: () =>
      `Each status is a number of **dice**: AGI to run, VIT to defend yourself, INT to decode and heal, LUK to search and hide.${onTab('You')}`,
    points: [`statuses:${WHO}`, 'tab:mine'],
    rule: 'turn.status-uses',
    when: acting,
  },
  {
    title: 'Run',
    text: 'You roll as many dice as your AGI. Each point is a step, or a new tile. **Choose Run.**',
    points: [answers('run')],
    rule: 'run.roll',
    when: acting,
    done: happened('action', { victim: WHO, action: 'run' }),
    still: (state) => stillVictim(state) && (!acting(state) || offered('run')(state)),
  },
  {
    title: 'Into the unknown',
    text: 'Your dice and their total are here: that is how many steps you have. Where a path ends in the mist, a tile can be drawn. It costs one step. **Choose a pile.**',
    points: [answers('draw')],
    rule: 'map.draw-place',
    when: asked('run'),
    done: happened('drew_tile', { victim: WHO }),
    still: (state) => asked('run', 'lay', 'turn')(state) && (!asked('run')(state) || offered('draw')(state)),
    shows: 'roll',
  },
  {
    title: 'Lay it',
    text: (state) =>
      asked('turn')(state)
        ? '**Press the tile to turn it.** Green marks show which paths it joins. When you like it, choose **Lay it so**.'
        : 'Choose an edge for the new tile, then turn it.',
    points: () => ['lay', ...(screen.narrow ? [] : [lit('edge' as const)]), answers('lay', 'turn')],
    rule: 'map.rotate-to-connect',
    when: asked('lay', 'turn'),
    done: happened('laid', { victim: WHO }),
    still: (state) => asked('lay', 'turn')(state) || happened('laid', { victim: WHO })(state),
    shows: 'drawn',
  },
  {
    title: 'Walk on',
    text: 'Amber tiles can be entered, for one point each. **Go there**: some tiles test you, some hold what you need.',
    points: () => (screen.narrow ? [answers('step')] : [lit('tile'), answers('step')]),
    rule: 'run.connected-path',
    when: (state) => asked('run')(state) && offered('step')(state),
    done: happened('moved', { victim: WHO }),
    still: (state) => asked('run')(state) && offered('step')(state),
  },
  {
    title: 'The gate of the Bunker',
    text: () =>
      `It opens with an equation of **Numbers and Symbols**. Decoders give them, all Victims share them, and the gate itself is told when someone finds the Bunker.${onTab('Boards')}`,
    points: ['gate', 'tab:boards'],
    rule: 'password.where',
    when: acting,
    still: stillVictim,
  },
  {
    title: 'One of you will turn',
    text: () =>
      `After the third round a Curse card is drawn. Everyone rolls, and **the lowest is possessed**: it changes sides and hunts the rest.${onTab('Boards')}`,
    points: ['plate', 'tab:boards'],
    rule: 'curse.test',
    when: acting,
    still: stillVictim,
  },
  {
    title: 'The clock',
    text: 'Each round brings an Event. When they run out, **Darkness falls** and the Victims have lost.',
    points: ['darkness'],
    rule: 'events.darkness',
    when: acting,
  },
  {
    title: 'Your second action',
    text: (state) =>
      forest(state).points
        ? 'You may do one thing more: **hide**, decode on a Decoder, search on a Corpse. When you are done, **choose End**.'
        : 'Both actions are used. **Choose End**, and the others take their turns.',
    points: [answers('end')],
    rule: 'turn.may-use-fewer',
    when: acting,
    done: later,
    still: (state) => !later(state),
  },
  {
    title: 'The forest is yours',
    text: '**Hint** shows what a bot would do, **Undo** takes back a step. I’ll be quiet now until something new happens.',
    when: asked('act', 'evil'),
  },
];

const moments: Told['moments'] = [
  {
    title: 'You are the Evil now',
    text: () =>
      `The others must not reach the Bunker. **Hunt** to get near, **attack** who stands on your tile. Failed attacks give you Rage.${onTab('Boards')}`,
    points: ['plate', 'tab:boards'],
    rule: 'evil.main-action-list',
    when: (state) => amEvil(state) && asked('evil')(state),
  },
  {
    title: 'Who can be caught',
    text: () =>
      `For each Victim you see how far it is, and the **chance to reach and to wound** it. Go for who is weak or alone.${onTab('You')}`,
    points: ['hunt', 'tab:mine'],
    when: (state) => amEvil(state) && asked('evil')(state),
  },
  {
    title: 'Hunt',
    text: 'The die tells how many steps you have. From a Curse tile you warp to any other. A **Test tile stops you**.',
    points: () => (screen.narrow ? [answers('prowl')] : [lit('tile'), answers('prowl')]),
    rule: 'hunt.roll',
    when: asked('hunt'),
  },
  {
    title: 'Rage buys power',
    text: 'For 2 Rage you may **upgrade** a skill for good, at no action. Or save 3 for the death skill, which takes a critical Victim out of the game.',
    points: [answers('upgrade'), 'plate'],
    rule: 'upgrade.cost',
    when: (state) => asked('evil')(state) && offered('upgrade')(state),
  },
  {
    title: 'One of you is the Evil',
    text: () =>
      `It acts at the end of each round, and its plate shows what it can do. From now on **stay out of its reach**: your board tells how likely it comes to you and wounds you.${onTab('Boards')}`,
    points: ['plate', 'tab:boards'],
    rule: 'curse.swap-board',
    when: (state) => acting(state) && !!forest(state).evil,
  },
  {
    title: 'You are attacked',
    text: 'Before you roll your defence you may light a **Firework**, if you hold one. Otherwise roll, and trust your VIT.',
    points: [answers('play', 'pass')],
    rule: 'items.firework',
    when: asked('firework'),
  },
  {
    title: 'A Decoder',
    text: '**Decode** here: with 3 or more the first success brings a Number, each later one a Symbol for the gate.',
    points: [answers('decode')],
    rule: 'decode.where',
    when: (state) => acting(state) && offered('decode')(state),
  },
  {
    title: 'A Corpse',
    text: '**Search** it: 3 brings an Item, 6 brings two. Items are worn, played, or given to friends in reach.',
    points: [answers('search')],
    rule: 'search.where',
    when: (state) => acting(state) && offered('search')(state),
  },
  {
    title: 'Someone is hurt',
    text: 'Two Wounds are critical: you can only crawl. **Heal** a friend beside you before it comes to that.',
    points: [answers('heal')],
    rule: 'heal.target',
    when: (state) => acting(state) && offered('heal')(state),
  },
  {
    title: 'The password',
    text: 'You are at the Bunker. Each turn you may **place one token** into the equation, or take one out. When it is right, the gate opens.',
    points: [answers('place', 'remove')],
    rule: 'password.once-per-turn',
    when: (state) => acting(state) && offered('place')(state),
  },
  {
    title: 'Critical',
    text: 'You can only **crawl**, one tile a turn. Friends can heal you, and so can a Herb. The Evil’s death skill would end it.',
    points: [answers('crawl')],
    rule: 'crawl.when',
    when: (state) => acting(state) && offered('crawl')(state),
  },
];

/** What the night brings, when it first does. */
const scenes: NonNullable<Told['scenes']> = [
  {
    title: 'An Event for everyone',
    text: () =>
      `Each round brings an Event: it touches all of you, some for a whole round. And there is **one less before Darkness** falls.${onTab('Boards')}`,
    points: ['event', 'tab:boards'],
    rule: 'eventphase.affects-all',
    at: ({ kind }) => kind === 'event',
  },
  {
    title: 'The Curse is drawn',
    text: 'The card names a status. Everyone rolls as many dice as they have of it, and **the lowest turns into the Evil**. From then on that one plays alone, against all others.',
    rule: 'curse.test',
    at: ({ kind }) => kind === 'curse',
  },
  {
    title: 'An attack',
    text: 'The Evil attacks with the power of its die and skill. The Victim rolls as many dice as its **VIT**: as much or more holds it off. Else it is wounded, and two Wounds are critical.',
    points: ['attack', 'evil'],
    rule: 'attack.success',
    at: ({ kind }) => kind === 'attacks',
  },
];

/** Whose turn goes on, as the last event that begins one tells; without events, as the table stands. */
function meanwhile(state: State): ReturnType<Told['meanwhile']> {
  const last = state.events
    .map(({ parts }) => parts)
    .findLast(({ kind }) => kind === 'turn' || kind === 'evil_turn' || kind === 'event' || kind === 'curse');
  if (last?.kind === 'curse') return { title: 'The Curse', text: 'Everyone rolls. The lowest is possessed.' };
  if (last?.kind === 'event') return { title: 'An Event', text: 'Each round brings one. One less before Darkness.' };
  const whose = last ? (last.kind === 'turn' ? last.victim : 'evil') : forest(state).acting;
  if (whose === 'evil')
    return amEvil(state)
      ? null
      : { title: 'The Evil hunts', text: 'It rolls its die to come near, and attacks who stands on its tile.' };
  return whose === WHO ? null : { title: 'Your friends explore', text: 'They run, draw tiles and search. Watch the map grow.' };
}

export const GUIDE: Told = {
  name: 'First night out',
  options: { victims: [WHO, 'diego', 'vivian', 'lucien'], evil: 'werewolf' },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'heuristic' }, { kind: 'bot', bot: 'heuristic' }, { kind: 'bot', bot: 'heuristic' }],
  seed: 5,
  steps,
  moments,
  scenes,
  meanwhile,
};
