/** How the night in the forest went. */
import { seatName } from '../../lib/texts/seat-names';
import type { Ended, Ending } from '../../lib/game/props';
import { h } from './texts';
import type { Forest, Glossary, Rules } from './view';

export function ending({ events, view, words, winners, seats }: Ended<Forest, Glossary, Rules>): Ending {
  const fates = Object.entries(view.victims).map(([id, victim]) => ({
    seat: victim.seat,
    won: winners.includes(victim.seat),
    text: h.ending.fate(words.victims[id]!.name, h.ending.states[victim.state] ?? victim.state),
  }));
  const taken = [...new Set(fates.map(({ seat }) => seat))];
  const possessed = events.find(({ parts }) => parts.kind === 'possessed')?.parts;
  const round = roundOf(events, 'possessed');
  return {
    facts: [
      { label: h.ending.rounds, value: String(view.round) },
      { label: h.ending.safe, value: h.ending.safeOf(view.safe, view.needed) },
      { label: h.ending.lost, value: h.ending.lostOf(view.lost, view.lost_at) },
    ],
    turning:
      possessed?.kind === 'possessed'
        ? h.ending.possessed(round, seatName(seats[possessed.seat], seats), words.evils[possessed.evil]!.name)
        : undefined,
    places: taken
      .map((seat) => ({
        seat,
        place: winners.includes(seat) ? 1 : 2,
        text: fates
          .filter((fate) => fate.seat === seat)
          .map(({ text }) => text)
          .join(', '),
      }))
      .sort((a, b) => a.place - b.place),
  };
}

/** The round in which something first happened. */
function roundOf(events: Ended<Forest, Glossary, Rules>['events'], kind: string): number {
  let round = 1;
  for (const { parts } of events) {
    if (parts.kind === 'round') round = parts.round;
    if (parts.kind === kind) return round;
  }
  return round;
}
