/** The course of a game, read from moments of it: what everyone had collected, and how the rounds went. */
import type { Moment } from '../../lib/props';
import { totals, type Worth } from './totals';
import type { Battle, Entry, Glossary, House, Side } from './view';

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
  /** What both sides showed when they were last seen; dice may be missing. */
  totals: Record<Side, Worth> | null;
  winner: Side | null;
}

const house = (moment: Moment): House => moment.view as House;

/** What everyone had collected at each moment. */
export const points = (moments: Moment[]): Point[] =>
  moments
    .filter((moment) => house(moment).players)
    .map((moment) => ({
      moves: moment.moves,
      hourglasses: house(moment).players.map((player) => player.hourglasses),
      bulbs: house(moment).players.map((player) => player.light_bulbs),
    }));

/** The rounds of a game, in order. */
export function rounds(moments: Moment[], words: Glossary): Round[] {
  const found: Round[] = [];
  for (const moment of moments) {
    const seen = house(moment);
    if (!seen.players || seen.round < 1) continue;
    let round = found.at(-1);
    if (round?.number !== seen.round) {
      if (round) round.to = moment.moves;
      round = { number: seen.round, from: round?.to ?? moment.moves, to: moment.moves, battle: null, room: null, totals: null, winner: null };
      found.push(round);
    }
    round.to = moment.moves;
    round.room = seen.room ?? round.room;
    if (seen.battle) round.battle = seen.battle;
    if (seen.field.length && seen.battle) round.totals = totals(seen.field, seen.battle, seen.battle, words);
    if (seen.sharing.length) round.winner = winnerOf(lastFieldOf(moments, seen.round), seen.sharing) ?? round.winner;
  }
  for (const round of found) round.winner ??= winnerOf(lastFieldOf(moments, round.number), gainers(moments, round));
  return found;
}

/** Those who had more hourglasses after a round than before: its victors, where nobody was asked to share the spoils. */
function gainers(moments: Moment[], round: Round): number[] {
  const collected = (moves: number) => points(moments).findLast((point) => point.moves <= moves)?.hourglasses ?? [];
  const before = collected(round.from);
  return collected(round.to).flatMap((hourglasses, seat) => (hourglasses > (before[seat] ?? 0) ? [seat] : []));
}

/** The cards that were last seen in play in a round. */
const lastFieldOf = (moments: Moment[], round: number): Entry[] =>
  moments.filter((moment) => house(moment).round === round && house(moment).field?.length).map((moment) => house(moment).field).at(-1) ?? [];

/** The side of those who share the spoils, if one of them was seen on just one side. */
function winnerOf(field: Entry[], sharing: number[]): Side | null {
  for (const seat of sharing) {
    const sides = new Set(field.filter((entry) => entry.seat === seat).map((entry) => entry.side));
    if (sides.size === 1) return [...sides][0]!;
  }
  return null;
}
