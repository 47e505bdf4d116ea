/** A first hunt with coach marks: two small armies that are set up by themselves, against a bot. */
import { answers, asked, happened, mustAnswer } from '../../kit/guide';
import { lit } from '../../lib/game/table-parts';
import { part } from '../../lib/game/kinds';
import type { Guide, GuideState, GuideStep } from '../../lib/game/props';
import { screen } from '../../ui/screen.svelte';
import { squareOf } from './board/squares';
import type { TablePart } from './table-parts';
import { type Clix, monsterOf, type Rules, victimOf } from './view';

type State = GuideState<Clix, Rules>;
type Told = Guide<Clix, Rules, TablePart>;

const ME = 0;
const mine = ({ view }: State) => view.active === ME;
const hunting = (state: State) => mine(state) && state.view.phase === 'hunting';
/** My turn has come as far as this phase, or is over. */
const past =
  (...phases: string[]) =>
  (state: State) =>
    state.view.turn > 1 || (mine(state) && !phases.includes(state.view.phase));

/** What can be chosen, by the name of that part of an answer. */
const named = ({ questions }: State, name: string): string[] =>
  questions.flatMap((question) => question.answers.map(({ parts }) => part(parts, name)).filter(Boolean));
const apart = (one: string, other: string): number => {
  const [a, b] = [squareOf(one), squareOf(other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
};
/** So many of what is lit are pointed at: the nearest. */
const FEW = 3;
const nearest = <T>(all: T[], at: (each: T) => string, from: string[]): T[] => {
  const far = (each: T) => Math.min(...from.map((space) => apart(at(each), space)));
  return all.toSorted((a, b) => far(a) - far(b)).slice(0, FEW);
};
/** Lit squares near this one. */
const squaresNear = (state: State, at: string | null | undefined) =>
  nearest([...new Set(named(state, 'to'))], (space) => space, at ? [at] : []).map((space) => lit(`space:${space}` as const));
/** Victims that can be chosen and are near my figures. */
function victimsNearMe(state: State) {
  const open = new Set(named(state, 'victim'));
  const mine = state.view.monsters.flatMap(({ at, controller }) => (at && controller === ME ? [at] : []));
  const victims = state.view.victims.filter(({ id, at }) => at && open.has(id));
  return nearest(victims, ({ at }) => at!, mine).map(({ id }) => lit(`victim:${id}` as const));
}
/** The figure that is to move. */
const mover = ({ view, questions }: State) =>
  monsterOf(view, questions.flatMap((question) => (question.kind === 'move' ? [question.parts.m] : []))[0]);

/** A figure of mine attacks. */
const attacked = (state: State) => happened('attacks')(state) || happened('attacks_freely')(state);

const steps: GuideStep<Clix, Rules, TablePart>[] = [
  {
    title: 'Two packs, one night',
    text: 'Your army hunts the other one, and the **victims** between you. You score **victory points** for every monster you kill and every victim you take. Whoever has the most at the end wins.',
  },
  {
    title: 'Your turn begins',
    text: 'Four phases, above the map: powers that work at the start of a turn do so in the **preview**. Choose one that is lit, or **go on**.',
    points: [answers('effect'), answers('done'), answers('play')],
    rule: 'preview.start-effects-any-order',
    when: asked('preview'),
    done: (state) => state.view.turn > 0 && !asked('preview')(state) && past('setting up', 'preview')(state),
    still: asked('preview'),
  },
  {
    title: 'Then, suspense',
    text: '**Choose a victim to move**, or none. Bring one near your monsters, or away from theirs. A question mark is turned up when it is chosen.',
    points: (state) => [victimsNearMe(state)],
    rule: 'suspense.move-one-victim-optional',
    when: asked('suspense'),
    done: (state) => happened('chose', { seat: ME })(state) || past('setting up', 'preview', 'suspense')(state),
  },
  {
    title: 'Now lead it',
    text: 'The lit squares are as far as it can run. **Choose one.**',
    points: (state) => [squaresNear(state, victimOf(state.view, state.view.chosen)?.at)],
    rule: 'suspense.no-card-active-moves',
    when: asked('move_victim'),
    done: (state) =>
      !asked('move_victim')(state) && (happened('victim_moved')(state) || past('setting up', 'preview', 'suspense')(state)),
    still: asked('move_victim'),
  },
  {
    title: 'The hunt',
    text: 'Each dot is one **action**. Give each to a different figure. **Choose a figure**, here, in your army or on the map; then what it does.',
    points: [lit('act'), lit('actor')],
    rule: 'actions.one-per-hundred-points',
    when: asked('act'),
    done: happened('acts'),
  },
  {
    title: 'Its dial',
    text: () =>
      `Speed, attack, defense and damage of the click it is on. Damage turns the dial on: **turn it yourself** to read what will come. Press a value to see why it is so.${screen.narrow ? ' You find it under **Armies** below.' : ''}`,
    points: ['dial', 'panel', 'tab:armies'],
    rule: 'dial.four-values-per-click',
    when: asked('act', 'move', 'target'),
  },
  {
    title: 'Where to?',
    text: 'A figure can go to any lit square. On a victim’s square it **slays** it. Red corners are squares where an opponent could attack you.',
    points: (state) => [squaresNear(state, mover(state)?.at), lit('actor')],
    rule: 'slaying.end-move-on-victim',
    when: asked('move'),
    done: (state) => !asked('move')(state) && (happened('moved')(state) || !hunting(state)),
    still: asked('move'),
  },
  {
    title: 'Tokens',
    text: 'Each action leaves a **token**. With two, a monster must rest for a turn, and some powers hurt it more. Give your other actions, then choose **Done** to end the hunt.',
    points: [answers('done')],
    rule: 'actions.two-tokens-bar-actions',
    when: asked('act'),
  },
  {
    title: 'On with the hunt',
    text: '**Hint** shows what a bot would do. Hover or press anything to read it. I’ll be quiet now until something new happens.',
    when: mustAnswer,
  },
];

const moments: Told['moments'] = [
  {
    title: 'Someone to attack',
    text: 'Two dice and your **attack** must reach the **defense** of the target. The number and its chance stand beside it before you commit.',
    points: [lit('monster'), answers('target', 'fight')],
    rule: 'combat.attack-roll',
    when: asked('target', 'free_attack'),
  },
  {
    title: 'Held',
    text: 'Beside an opponent you must **break away** to move: 4 or more on a die. If it fails, the action is lost.',
    points: [answers('break', 'stay')],
    rule: 'break-away.when-required',
    when: asked('break_away'),
  },
  {
    title: 'A victim is in danger',
    text: 'A plot twist from your **crypt** can save it, if one fits this moment. The lit cards can be played.',
    points: [lit('twist'), answers('play', 'pass')],
    rule: 'slaying.opponent-may-respond',
    when: asked('slaying'),
  },
  {
    title: 'They move a victim',
    text: 'Now your plot twists can **change where it goes**. Play one that is lit, or let it be.',
    points: [lit('twist'), answers('play', 'pass')],
    rule: 'suspense.left-opponent-responds',
    when: asked('respond'),
  },
  {
    title: 'The dice lie there',
    text: 'Some plot twists have the other side **roll again**. Otherwise: no, thank you.',
    points: [lit('twist'), answers('play', 'pass')],
    when: asked('attack_roll'),
  },
  {
    title: 'Blood',
    text: 'A monster that has slain is **blooded**: after it moves, it may attack as well. That is a frenzy.',
    rule: 'slaying.makes-blooded',
    when: (state) => mustAnswer(state) && happened('slain')(state),
  },
  {
    title: 'A kill',
    text: 'Whoever killed it keeps its points. The list beside the table shows who is left.',
    rule: 'victory.kill-points',
    when: (state) => mustAnswer(state) && happened('killed')(state),
  },
];

/** The first attack, step by step. */
const scenes: NonNullable<Told['scenes']> = [
  {
    title: 'An attack',
    text: 'The attacker rolls **two dice** and adds its attack value. Together they must reach the **defense** of the target. Two sixes always hit, two ones never do.',
    points: ['line', 'aim'],
    rule: 'combat.attack-roll',
    at: ({ kind }) => kind === 'attacks',
  },
  {
    title: 'The dial turns',
    text: 'Each point of damage turns the dial of the one that was hit by **one click**. Its values change, mostly for the worse; after the last click it is dead.',
    points: ['dial', 'panel'],
    rule: 'damage.clockwise-clicks',
    at: ({ kind }) => kind === 'damaged',
  },
];

/** What the other one does. */
function meanwhile(state: State): ReturnType<Told['meanwhile']> {
  const last = state.events.at(-1);
  if (!last || state.view.active === ME) return null;
  if (attacked({ ...state, events: state.events.slice(-1) }))
    return { title: 'An attack', text: 'Two dice, and the attack value: together they must reach your defense.' };
  if (state.view.phase === 'suspense')
    return { title: 'Their suspense', text: 'The other player may move a victim too, towards its own monsters.' };
  return { title: 'Their hunt', text: 'The other army has its actions. Watch where it goes, and what it can reach from there.' };
}

export const GUIDE: Told = {
  name: 'First hunt',
  seed: 10,
  seats: [{ kind: 'me' }, { kind: 'bot' }],
  options: { preset: 'starter' },
  steps,
  moments,
  scenes,
  meanwhile,
};
