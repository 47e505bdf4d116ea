/** How a question reads above its answers: what it is about, and how much of it is left. */
import type { Question } from '../../generated/messages';
import type { Asked, GameOf } from '../../lib/props';
import { about } from './lit';
import { h } from './texts';
import { capital, figureName, type Glossary, type MatId, type Village } from './view';

/** The heading below the table's name: "Turn 9, Hero Phase". */
export function subtitle({ turn_number, phase }: Village): string {
  return turn_number ? h.subtitle(turn_number, phase === 'monster' ? h.monsterPhase : h.heroPhase) : '';
}

export function asks(question: Question, village: Village, game: GameOf<Glossary>): Asked {
  return village.heroes ? (ASKS[question.kind]?.(about(question), village, game.glossary, question) ?? {}) : {};
}

type Ask = (of: Record<string, any>, village: Village, words: Glossary, question: Question) => Asked;

/** A Perk card that is being played gives its name to what it asks. */
const byPerk: Ask = (_, { perk_played }, words) => (perk_played ? { title: words.perks[perk_played]!.name } : {});
const titled = (title: string): Ask => () => ({ title });
const hit: Ask = ({ monster, hits }, village, words, { kind }) => ({
  title: monster ? h.hits(capital(figureName(words, monster)), village.strikes.at(-1)?.dice.filter((face) => face === 'hit').length || hits) : undefined,
  text: kind === 'hit' ? h.giveUp(hits) : h.giveUpMore(hits),
});

const ASKS: Record<string, Ask> = {
  act: (_, { actions, heroes, turn }, words) => {
    const usual = words.heroes[heroes[turn]?.hero ?? '']?.actions ?? actions;
    return actions ? { left: actions, of: Math.max(usual, actions), text: h.actionsLeft(actions) } : {};
  },
  bring: titled(h.asks.bring),
  take: titled(h.kinds.pick_up),
  share: titled(h.kinds.share),
  receive: titled(h.kinds.share),
  advance: ({ mat }) => ({ title: h.mat.title[mat as MatId] }),
  strength: ({ mat }) => ({ title: h.mat.title[mat as MatId] }),
  pay: ({ mat, colour, total }, { mats, terms }, words) => {
    const defeats = mats[mat as MatId]?.complete ?? false;
    const name = figureName(words, words.mats[mat]!.figures[0]!);
    const single = mat === 'creature' && terms.creature?.price[colour as 'red'] === 1;
    return { title: defeats ? h.asks.defeat(name) : h.mat.title[mat as MatId], text: single ? h.asks.payOne(colour) : h.asks.pay(colour, total) };
  },
  scarabs: ({ moves }) => ({ title: h.mat.title.mummy, left: moves, of: moves, text: h.asks.scarabMoves(moves) }),
  roam: ({ figure, spaces }, _, words) => ({ title: h.asks.walk(figureName(words, figure)), left: spaces, of: spaces, text: h.asks.spaces(spaces) }),
  walker: byPerk,
  passenger: byPerk,
  where: byPerk,
  drive_away: byPerk,
  scene: byPerk,
  gather: byPerk,
  delivery: byPerk,
  deliver: byPerk,
  closest: titled(h.asks.tie),
  path: titled(h.asks.tie),
  stalk: titled(h.asks.tie),
  target: titled(h.asks.tie),
  hypnotise: titled(h.asks.tie),
  raid: titled(h.asks.tie),
  hit,
  cover: hit,
};
