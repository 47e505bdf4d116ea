/** A first game, told on the live table: the Archaeologist and a bot against Dracula and the Creature. */
import type { Guide, GuideState, GuideStep } from '../../lib/props';
import { parts } from './play';
import type { Village } from './view';

const ME = 0;
const HERO = 'archaeologist';

const happened = (kind: string, also: (told: Record<string, any>) => boolean = () => true) =>
  (state: GuideState) => state.events.some((event) => parts(event).kind === kind && also(parts(event)));
const asked = (kind: string) => (state: GuideState) => state.questions.some((question) => question.seat === ME && question.kind === kind);
const items = (state: GuideState) => (state.view as Village).heroes[ME]?.items.length ?? 0;
const cardDrawn = (state: GuideState) => happened('drew_card')(state) || happened('skipped')(state);

const steps: GuideStep[] = [
  {
    title: 'A village in the dark',
    text: 'You all play **together** against the monsters. Beat Dracula and the Creature, and the village is saved. Fail, and Terror takes it.',
  },
  {
    title: 'This is you',
    text: 'The coin with the amber ring is your hero, the **Archaeologist**, at the Docks. On each of your turns you have 4 actions.',
    selector: `[data-figure="${HERO}"]`,
  },
  {
    title: 'Pick up what lies here',
    text: 'Items lie all over the village: red triangles, blue circles, yellow squares, each with its strength. **Choose Pick up**, then take the item.',
    kind: 'pick_up',
    rule: 'actions.pick-up.any-number',
    done: (state) => happened('took')(state) || (asked('act')(state) && items(state) > 0),
  },
  {
    title: 'Walk along a lit path',
    text: 'Amber shows where you may act. **Choose the Tower** on the map to walk there. It costs 1 of your 4 actions.',
    selector: '[data-space="tower"]',
    rule: 'actions.move.adjacent-lit-path',
    done: happened('moved', ({ figure }) => figure === HERO),
  },
  {
    title: 'Take all of it',
    text: 'More items. One action picks up **as many as you like** from your space. Choose Pick up, then Take all.',
    kind: 'pick_up',
    rule: 'actions.pick-up.own-space-only',
    done: (state) => happened('took')(state) && asked('act')(state),
  },
  {
    title: 'What Dracula wants',
    text: 'Every monster has a task to be done first. Dracula’s: bring **red items adding to 6** to each of his four coffins and smash them.',
    selector: '[data-mat="dracula"]',
    rule: 'object.task-before-defeat',
  },
  {
    title: 'What the Creature hides',
    text: 'At the Camp every item sails the boat to the next mark **of its colour**. At the lair, the last blue mark, the Creature can be driven away.',
    selector: '[data-mat="creature"]',
  },
  {
    title: 'A card up your sleeve',
    text: 'Perk cards cost no action, and anyone may play theirs in **any hero’s phase**. Keep this one for a bad moment. Bringing a villager to safety earns another.',
    selector: '[data-perk]',
    rule: 'perks.any-player-any-turn',
  },
  {
    title: 'The clock',
    text: 'When a hero or villager is defeated, Terror rises. **At the skull you have lost**, and also when no monster card is left to draw.',
    selector: '[data-terror]',
    rule: 'end.terror-loss',
  },
  {
    title: 'End your phase',
    text: 'Do more if you like: walk, or reach into the space next door. Then **choose End**. A monster card is drawn and the monsters move: watch the card on the left.',
    selector: '[data-kind="end"], [data-card]',
    rule: 'monsterphase.order',
    done: cardDrawn,
  },
  {
    title: 'That was the Monster Phase',
    text: 'New items were placed, the event happened, and the monsters struck: each walks to the **closest person** and rolls. A hit costs you an item, or you fall.',
    selector: '[data-last-card]',
  },
  {
    title: 'Your friend’s turn',
    text: 'The Mayor, a bot, plays now. A monster card follows each hero’s turn. **Wait until you are asked again.**',
    done: (state) => asked('act')(state),
  },
  {
    title: 'Someone needs help',
    text: 'The pale pawn is a villager, and its tag says where it wants to go. **Move takes villagers of your space along**; Guide sends one a space ahead.',
    selector: '[data-figure="fritz"]',
    rule: 'actions.guide.one-villager',
  },
  {
    title: 'The village is yours',
    text: 'Collect red for the coffins, anything for the boat, and keep an item or two against hits. **Hint** tells what the bot would do, **Undo** takes a step back.',
  },
];

export const GUIDE: Guide = {
  name: 'First evening',
  options: { monsters: ['creature', 'dracula'], heroes: [HERO, 'mayor'], first_player: ME },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'heuristic' }],
  seed: 45,
  steps,
};
