/** A first hunt with coach marks: two small armies that are set up by themselves, against a bot. */
import { answers, asked, happened, mustAnswer } from '../../kit/guide';
import type { Guide, GuideState, GuideStep } from '../../lib/game/props';
import type { Clix } from './view';

const ME = 0;
const CHIPS = '[data-pick]:not(:disabled)';
const mine = ({ view }: GuideState<Clix>) => view.active === ME;
const hunting = (state: GuideState<Clix>) => mine(state) && state.view.phase === 'hunting';
/** My turn has come as far as this phase, or is over. */
const past =
  (...phases: string[]) =>
  (state: GuideState<Clix>) =>
    state.view.turn > 1 || (mine(state) && !phases.includes(state.view.phase));
/** A figure of mine attacks. */
const attacked = (state: GuideState<Clix>) => happened('attacks')(state) || happened('attacks_freely')(state);

const steps: GuideStep<Clix>[] = [
  {
    title: 'Two packs, one night',
    text: 'Your army hunts the other one, and the **victims** between you. Killed monsters and taken victims are **victory points**: who has most in the end wins.',
  },
  {
    title: 'Your turn begins',
    text: 'Four phases, above the map: in the **preview** powers that work at the start of a turn do so. Take what is lit, or **go on**.',
    points: [answers('effect'), answers('done'), answers('play')],
    rule: 'preview.start-effects-any-order',
    when: asked('preview'),
    done: (state) => state.view.turn > 0 && !asked('preview')(state) && past('setting up', 'preview')(state),
    still: asked('preview'),
  },
  {
    title: 'Then, suspense',
    text: '**Choose a victim to move**, or none. Bring one near your monsters, or away from theirs. A question mark is turned up when it is chosen.',
    points: ['.victim[data-near]'],
    rule: 'suspense.move-one-victim-optional',
    when: asked('suspense'),
    done: (state) => happened('chose', { seat: ME })(state) || past('setting up', 'preview', 'suspense')(state),
  },
  {
    title: 'Now lead it',
    text: 'The lit squares are as far as it can run. **Choose one.**',
    points: ['.square[data-near]'],
    rule: 'suspense.no-card-active-moves',
    when: asked('move_victim'),
    done: (state) =>
      !asked('move_victim')(state) && (happened('victim_moved')(state) || past('setting up', 'preview', 'suspense')(state)),
    still: asked('move_victim'),
  },
  {
    title: 'The hunt',
    text: 'Dots are the **actions** you can give, each to another figure. **Choose a figure**, here, in your army or on the map; then what it does.',
    points: ['.acts .act:not(.closed)', CHIPS],
    rule: 'actions.one-per-hundred-points',
    when: asked('act'),
    done: happened('acts'),
  },
  {
    title: 'Its dial',
    text: 'Speed, attack, defense and damage of the click it is on. Damage turns the dial on: **turn it yourself** to read what will come. Press a value to see why it is so.',
    points: ['[data-looked] [role=slider]', '[data-looked]', '.figure [role=slider]'],
    rule: 'dial.four-values-per-click',
    when: asked('act', 'move', 'target'),
  },
  {
    title: 'Where to?',
    text: 'A figure can go to any lit square. On a victim’s square it **slays** it. Red corners are squares where an opponent could attack you.',
    points: ['.square[data-near]', CHIPS],
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
    text: '**Hint** tells what the bot would do. Hover or press anything to read it. I am quiet now, and come back when something new happens.',
    when: mustAnswer,
  },
];

const moments: Guide<Clix>['moments'] = [
  {
    title: 'Someone to attack',
    text: 'Two dice and your **attack** must reach the **defense** of the target. The number and its chance stand beside it before you commit.',
    points: ['.figure.lit', answers('target', 'fight')],
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
    points: ['.card.lit', answers('play', 'pass')],
    rule: 'slaying.opponent-may-respond',
    when: asked('slaying'),
  },
  {
    title: 'They move a victim',
    text: 'Now your plot twists can **change where it goes**. Play one that is lit, or let it be.',
    points: ['.card.lit', answers('play', 'pass')],
    rule: 'suspense.left-opponent-responds',
    when: asked('respond'),
  },
  {
    title: 'The dice lie there',
    text: 'Some plot twists have the other side **roll again**. Otherwise: no, thank you.',
    points: ['.card.lit', answers('play', 'pass')],
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
    text: 'Its points go to who killed it, and stay. The list beside the table shows who is left.',
    rule: 'victory.kill-points',
    when: (state) => mustAnswer(state) && happened('killed')(state),
  },
];

/** The first attack, step by step. */
const scenes: NonNullable<Guide<Clix>['scenes']> = [
  {
    title: 'An attack',
    text: 'The attacker rolls **two dice** and adds its attack value. Together they must reach the **defense** of the target. Two sixes always hit, two ones never do.',
    points: ['.fire', '[data-guide="aim"]'],
    rule: 'combat.attack-roll',
    at: ({ kind }) => kind === 'attacks',
  },
  {
    title: 'The dial turns',
    text: 'Each point of damage turns the dial of the one that was hit by **one click**. Its values change, mostly for the worse; after the last click it is dead.',
    points: ['[data-looked] [role=slider]', '[data-looked]'],
    rule: 'damage.clockwise-clicks',
    at: ({ kind }) => kind === 'damaged',
  },
];

/** What the other one does. */
function meanwhile(state: GuideState<Clix>): ReturnType<Guide<Clix>['meanwhile']> {
  const last = state.events.at(-1);
  if (!last || state.view.active === ME) return null;
  if (attacked({ ...state, events: state.events.slice(-1) }))
    return { title: 'An attack', text: 'Two dice, and the attack value: together they must reach your defense.' };
  if (state.view.phase === 'suspense')
    return { title: 'Their suspense', text: 'The other player may move a victim too, towards its own monsters.' };
  return { title: 'Their hunt', text: 'The other army has its actions. Watch where it goes, and what it can reach from there.' };
}

export const GUIDE: Guide<Clix> = {
  name: 'First hunt',
  seed: 10,
  seats: [{ kind: 'me' }, { kind: 'bot' }],
  options: { preset: 'starter' },
  steps,
  moments,
  scenes,
  meanwhile,
};
