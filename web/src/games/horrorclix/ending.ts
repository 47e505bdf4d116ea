/** How the hunt went. */
import type { Ended, Ending } from '../../lib/game/props';
import { h } from './texts';
import type { Clix, Glossary, Rules } from './view';

export function ending({ events, view, winners }: Ended<Clix, Glossary, Rules>): Ending {
  const count = (kind: string) => events.filter(({ parts }) => parts.kind === kind).length;
  const players = [...view.players].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.total - a.total,
  );
  const [first, second] = players;
  return {
    facts: [
      { label: h.ending.turns, value: String(view.turn) },
      { label: h.ending.killed, value: String(count('killed')) },
      { label: h.ending.slain, value: String(count('slain')) },
      ...(first && second ? [{ label: h.ending.margin, value: h.ending.points(Math.abs(first.total - second.total)) }] : []),
    ],
    turning: turningPoint(events, winners),
    places: players.map(({ seat, total, slain, rescued }, i) => ({
      seat,
      place: i + 1,
      text: h.ending.player(total, slain, rescued),
    })),
  };
}

/** The turn in which the winners destroyed the most monsters. */
function turningPoint(events: Ended<Clix, Glossary, Rules>['events'], winners: number[]): string | undefined {
  let [turn, best, most] = [0, 0, 0];
  const destroyed = new Map<number, number>();
  for (const { parts } of events) {
    if (parts.kind === 'turn') turn = parts.number;
    if (parts.kind !== 'killed' || !winners.includes(parts.seat)) continue;
    destroyed.set(turn, (destroyed.get(turn) ?? 0) + 1);
    if (destroyed.get(turn)! > most) [best, most] = [turn, destroyed.get(turn)!];
  }
  return most ? h.ending.best(best, winners[0]!, most) : undefined;
}
