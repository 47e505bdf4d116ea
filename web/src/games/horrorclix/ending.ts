/** How the hunt went. */
import { seatName } from '../../lib/texts/seat-names';
import type { Ended, Ending } from '../../lib/game/props';
import { h } from './texts';
import type { Clix, Glossary, Rules } from './view';

export function ending(told: Ended<Clix, Glossary, Rules>): Ending {
  const { events, view, winners } = told;
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
    turning: turningPoint(told),
    places: players.map(({ seat, total, slain, rescued }, i) => ({
      seat,
      place: i + 1,
      text: h.ending.player(total, slain, rescued),
    })),
  };
}

/** The turn in which the winners destroyed the most monsters. */
function turningPoint({ events, winners, seats }: Ended<Clix, Glossary, Rules>): string | undefined {
  let [turn, best, most] = [0, 0, 0];
  const destroyed = new Map<number, number>();
  for (const { parts } of events) {
    if (parts.kind === 'turn') turn = parts.number;
    if (parts.kind !== 'killed' || !winners.includes(parts.seat)) continue;
    destroyed.set(turn, (destroyed.get(turn) ?? 0) + 1);
    if (destroyed.get(turn)! > most) [best, most] = [turn, destroyed.get(turn)!];
  }
  return most ? h.ending.best(best, seatName(seats[winners[0]!], seats), most) : undefined;
}
