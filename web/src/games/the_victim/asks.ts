/** How a question reads above its answers: what it is about, and how much of it is left. */
import { bare, capital } from '../../kit/words';
import type { Asked, GameOf } from '../../lib/game/props';
import { TITLES } from './characters';
import { h } from './texts';
import { EVIL_FIGURE, figureName, type Forest, type Glossary, type Question } from './view';

/** The heading below the table's name: "Round 7, Rolita's turn". */
export function subtitle({ round, victims, acting, evil, turn }: Forest): string {
  if (!victims || !round) return '';
  const hunts = evil && (acting === EVIL_FIGURE || (!acting && evil.seat === turn));
  const who = hunts ? `the ${capital(evil.evil)}` : acting ? capital(acting) : '';
  return who ? h.key.turnOf(round, who) : h.key.roundOf(round);
}

type Ask = (forest: Forest, words: Glossary) => Asked;

const titled =
  (title: string): Ask =>
  () => ({ title });
/** Actions left in a turn, as dots. */
const acting: Ask = (forest, words) => {
  const figure = forest.acting ?? EVIL_FIGURE;
  const usual = figure === EVIL_FIGURE ? (forest.evil?.actions ?? 2) : words.limits.actions;
  return {
    title: bare(capital(figureName(words, forest, figure))),
    ...(forest.points > 0
      ? { left: forest.points, of: Math.max(usual, forest.points), text: h.asks.actionsLeft(forest.points) }
      : { text: h.asks.noActions }),
  };
};
/** Steps left of a Run or Hunt, as dots where they can be counted at a glance. */
const going =
  (title: string): Ask =>
  ({ left, roll }) => ({
    title,
    text: h.asks.stepsLeft(left),
    ...(left <= 9 ? { left, of: Math.max(left, Math.min(9, roll?.total ?? left)) } : {}),
  });

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
  choose: titled(h.asks.choose),
  take: titled(h.asks.take),
  hand: titled(h.asks.hand),
  discard: titled(h.asks.discard),
  lose: titled(h.asks.lose),
  aid: titled(h.asks.aid),
  treat: titled(h.asks.aid),
  look: titled(h.asks.look),
  hammer: titled(h.asks.hammer),
  hammer_to: titled(h.asks.hammer),
  free_hunt: titled(h.asks.blood),
  hide: titled(h.asks.hide),
  hand_over: titled(h.asks.handOver),
};
/** "Stress: which status falls?" stands under its title. */
const titleOf = ({ parts: { title, text } }: Question): Asked => (title ? { title, text } : {});

export function asks(question: Question, forest: Forest, game: GameOf<Glossary>): Asked {
  if (!forest.victims) return {};
  const title = TITLES[question.kind];
  return ASKS[question.kind]?.(forest, game.glossary) ?? (title ? { title } : titleOf(question));
}
