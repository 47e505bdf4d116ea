/** How a question reads above its answers: what it is about, and how much of it is left. */
import { capital } from '../../kit/words';
import type { Asked, GameOf } from '../../lib/game/props';
import { askedOf, matAsking, taskTitle } from './monsters/monster';
import { h } from './texts';
import { figureName, type Glossary, type Question, type Village } from './view';

/** The heading below the table's name: "Turn 9, Hero Phase". */
export function subtitle({ turn_number, phase }: Village): string {
  return turn_number ? h.subtitle(turn_number, phase === 'monster' ? h.monsterPhase : h.heroPhase) : '';
}

type Kind = Question['kind'];
type Ask<K extends Kind> = (of: Extract<Question, { kind: K }>['parts'], village: Village, words: Glossary) => Asked;

export function asks(question: Question, village: Village, { glossary }: GameOf<Glossary>): Asked {
  return village.heroes ? (ask(question, village, glossary) ?? {}) : {};
}

/** Questions that are about nothing in particular, by their titles. */
const TITLES: Partial<Record<Kind, string>> = {
  bring: h.asks.bring,
  take: h.kinds.pick_up,
  share: h.kinds.share,
  receive: h.kinds.share,
  closest: h.asks.tie,
  path: h.asks.tie,
  stalk: h.asks.tie,
  target: h.asks.tie,
  hypnotise: h.asks.tie,
  raid: h.asks.tie,
};
/** A Perk card that is being played gives its name to what it asks. */
const BY_PERK = new Set<Kind>(['walker', 'passenger', 'where', 'drive_away', 'scene', 'gather', 'delivery', 'deliver']);

function ask(question: Question, village: Village, words: Glossary): Asked | null {
  switch (question.kind) {
    case 'act':
      return act(question.parts, village, words);
    case 'advance':
    case 'strength':
      return { title: taskTitle(words.monsters[question.parts.monster]!.mat, words) };
    case 'pay':
      return pay(question.parts, village, words);
    case 'roam': {
      const { figure, spaces } = question.parts;
      return { title: h.asks.walk(figureName(words, figure)), left: spaces, of: spaces, text: h.asks.spaces(spaces) };
    }
    case 'hit':
      return { ...struck(question.parts, village, words), text: h.giveUp(question.parts.hits) };
    case 'cover':
      return { ...struck(question.parts, village, words), text: h.giveUpMore(question.parts.hits) };
    default: {
      const mat = matAsking(question.kind);
      if (mat) return { title: taskTitle(mat, words), ...askedOf(mat, question) };
      if (BY_PERK.has(question.kind) && village.perk_played) return { title: words.perks[village.perk_played]!.name };
      return { title: TITLES[question.kind] };
    }
  }
}

const act: Ask<'act'> = (_, { actions, heroes, turn }, words) => {
  const usual = words.heroes[heroes[turn]?.hero ?? '']?.actions ?? actions;
  return actions ? { left: actions, of: Math.max(usual, actions), text: h.actionsLeft(actions), then: h.thenMonsters } : {};
};

const pay: Ask<'pay'> = ({ mat, colour, total }, { mats, terms }, words) => {
  const defeats = mats[mat]?.complete ?? false;
  const name = figureName(words, words.mats[mat]!.figures[0]!);
  const single = terms[mat]?.price[colour] === 1;
  return {
    title: defeats ? h.asks.defeat(name) : taskTitle(mat, words),
    text: single ? h.asks.payOne(colour) : h.asks.pay(colour, total),
  };
};

/** A Monster hits: it gives its name to the question. */
const struck: Ask<'hit' | 'cover'> = ({ hits }, { strikes }, words) => {
  const strike = strikes.at(-1);
  return strike
    ? { title: h.hits(capital(figureName(words, strike.monster)), strike.dice.filter((face) => face === 'hit').length || hits) }
    : {};
};
