/** The course of a game, read from moments of it: what everyone had collected, and how the rounds went. */
import type { Turn } from '../../generated/messages';
import type { Moment } from '../../lib/game/props';
import type { Battle, Event, House, Side, Worth } from './view';

export interface Point {
  moves: number;
  hourglasses: number[];
  bulbs: number[];
}

export interface Round {
  number: number;
  /** Answers given when it began, and when the next one does. */
  from: number;
  to: number;
  battle: Battle | null;
  room: string | null;
  /** What both sides had in the end; while it is fought, what they show. */
  totals: Record<Side, Worth> | null;
  winner: Side | null;
}

/** What everyone had collected at each moment. */
export const points = (moments: Moment<House>[]): Point[] =>
  moments
    .filter((moment) => moment.view.players)
    .map((moment) => ({
      moves: moment.moves,
      hourglasses: moment.view.players.map((player) => player.hourglasses),
      bulbs: moment.view.players.map((player) => player.light_bulbs),
    }));

/** The rounds of a game, in order. When one began is told by what the answers brought about, else by the first moment of it. */
export function rounds(moments: Moment<House>[], answers: Turn[] = []): Round[] {
  const found: Round[] = [];
  const began = (number: number) =>
    answers.find(({ events }) => events.some(({ parts }) => opensRound(parts as Event['parts'], number)))?.moves;
  for (const moment of moments) {
    const seen = moment.view;
    if (!seen.players || seen.round < 1) continue;
    let round = found.at(-1);
    if (round?.number !== seen.round) {
      const from = began(seen.round) ?? moment.moves;
      if (round) round.to = from;
      round = { number: seen.round, from, to: moment.moves, battle: null, room: null, totals: null, winner: null };
      found.push(round);
    }
    round.to = moment.moves;
    round.room = seen.room ?? round.room;
    remember(found, seen);
    if (seen.battle) round.battle = seen.battle;
    if (seen.field.length && seen.battle) round.totals = seen.totals[seen.battle];
  }
  return found;
}

const opensRound = (parts: Event['parts'], number: number) => parts.kind === 'round' && parts.number === number;

/** How the last battle ended: one of this round if its spoils lie there or it was tied, else of the round before. */
function remember(found: Round[], { fought, displayed, ties, round }: House) {
  const past = found.find(({ number }) => number === (displayed.length || ties ? round : round - 1));
  if (!past || !fought) return;
  const settled = (value: number): Worth => ({ value, dice: 0 });
  past.room = fought.room;
  past.battle = fought.battle;
  past.totals = { explorers: settled(fought.totals.explorers), monsters: settled(fought.totals.monsters) };
  past.winner = fought.winner;
}
