/** Reading what the server tells of a forest, and the components by id. */
import type { ForestView as Forest, Glossary, Rules, ThreatView as Threat, VictimView as Victim } from '../../generated/the_victim';
import type { AnswerOf, EventOf, QuestionOf } from '../../lib/game/kinds';

export type {
  AttackView as Attack,
  BunkerView as Bunker,
  DrawnView as Drawn,
  EvilView as Evil,
  ForesightView as Foresight,
  ForestView as Forest,
  Glossary,
  RollView as Roll,
  Rules,
  Status,
  TileView as Tile,
  VictimView as Victim,
  WayView as Way,
} from '../../generated/the_victim';

export type Event = EventOf<Rules>;
export type Answer = AnswerOf<Rules>;
export type Question = QuestionOf<Rules>;

/** The Evil, where Victims are named. */
export const EVIL_FIGURE = 'evil';

/** What a figure is called: "Rolita", "the Werewolf". */
export function figureName(words: Glossary, forest: Forest, figure: string): string {
  if (figure !== EVIL_FIGURE) return words.victims[figure]?.name ?? figure;
  return forest.evil ? `the ${words.evils[forest.evil.evil]!.name}` : 'the Evil';
}

/** The tile a figure stands on, or null. */
export const whereIs = (forest: Forest, figure: string): string | null =>
  figure === EVIL_FIGURE ? (forest.evil?.at ?? null) : (forest.victims[figure]?.at ?? null);

/** What the Evil can do to a Victim, unless it attacks already: then its die has fallen. */
export const threatTo = ({ evil, attack }: Forest, victim: string): Threat | undefined =>
  attack?.victim === victim && attack.outcome === 'under_way' ? undefined : evil?.threats[victim];

/** The Victims of a seat, in the order of turns. */
export const victimsOf = (forest: Forest, seat: number): string[] =>
  inOrder(forest).filter(
    (victim) => forest.victims[victim]!.seat === seat && !['possessed', 'given_up'].includes(forest.victims[victim]!.state),
  );

/** All Victims that play, in the order of turns. */
export function inOrder(forest: Forest): string[] {
  const all = Object.keys(forest.victims);
  return [...forest.order.filter((victim) => all.includes(victim)), ...all.filter((victim) => !forest.order.includes(victim))];
}

/** Whether a Victim has a figure on the map. */
export const onMap = ({ state, at }: Victim): boolean => at !== null && (state === 'on_map' || state === 'enslaved');
