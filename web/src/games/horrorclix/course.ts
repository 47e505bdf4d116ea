/** The course of a game, read from moments of it. */
import type { Moment } from '../../lib/game/props';
import type { Clix, Player } from './view';

export const MEASURES = ['points', 'clicks', 'victims'] as const;
export type Measure = (typeof MEASURES)[number];

const OF: Record<Measure, (player: Player) => number> = {
  points: ({ total }) => total,
  clicks: ({ clicks_left }) => clicks_left,
  victims: ({ slain, rescued }) => slain + rescued,
};

/** What everyone had at each moment. */
export const course = (moments: Moment<Clix>[], measure: Measure): { moves: number; values: number[] }[] =>
  moments
    .filter(({ view }) => view.players && view.turn > 0)
    .map(({ moves, view }) => ({ moves, values: view.players.map(OF[measure]) }));
