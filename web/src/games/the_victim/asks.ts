/** How a question reads above its answers: what it is about, and how much of it is left. */
import type { Question } from '../../generated/messages';
import type { Asked, GameOf } from '../../lib/props';
import { h } from './texts';
import { capital, EVIL_FIGURE, figureName, type Forest, type Glossary } from './view';

/** The heading below the table's name: "Round 7". */
export const subtitle = ({ round, victims }: Forest): string => (victims && round ? h.key.roundOf(round) : '');

type Ask = (of: Record<string, any>, forest: Forest, words: Glossary) => Asked;

const titled = (title: string): Ask => () => ({ title });
/** Actions left in a turn, as dots. */
const acting: Ask = (_, forest, words) => {
  const figure = forest.acting ?? EVIL_FIGURE;
  const usual = figure === EVIL_FIGURE ? (forest.evil?.actions ?? 2) : words.limits.actions;
  return {
    title: capital(figureName(words, forest, figure)).replace(/^The /, ''),
    ...(forest.points > 0 ? { left: forest.points, of: Math.max(usual, forest.points), text: h.asks.actionsLeft(forest.points) } : { text: h.asks.noActions }),
  };
};
/** Steps left of a Run or Hunt, as dots where they can be counted at a glance. */
const going =
  (title: string): Ask =>
  (_, { left, roll }) => ({ title, text: h.asks.stepsLeft(left), ...(left <= 9 ? { left, of: Math.max(left, Math.min(9, roll?.total ?? left)) } : {}) });

const ASKS: Record<string, Ask> = {
  act: acting,
  evil: acting,
  enslaved: acting,
  run: going(h.asks.run),
  hunt: going(h.asks.hunt),
  lay: titled(h.asks.lay),
  turn: titled(h.asks.turn),
  test: titled(h.asks.roll),
  reroll: titled(h.asks.roll),
  evil_die: titled(h.asks.roll),
  firework: titled(h.asks.attacked),
  put_back: titled(h.asks.looking),
};

export function asks(question: Question, forest: Forest, game: GameOf<Glossary>): Asked {
  return forest.victims ? (ASKS[question.kind]?.(question.parts, forest, game.glossary) ?? {}) : {};
}
