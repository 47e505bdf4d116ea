/** How an evening in the house went. */
import { seatName } from '../../lib/texts/seat-names';
import type { Ended, Ending } from '../../lib/game/props';
import { h } from './texts';
import type { Glossary, House, Rules } from './view';

export function ending({ events, view, words, seats }: Ended<House, Glossary, Rules>): Ending {
  const players = [...view.players].sort((a, b) => a.place - b.place);
  const [first, second] = players;
  const rounds = events.filter(({ parts }) => parts.kind === 'round').length;
  const won = (side: string) => events.filter(({ parts }) => parts.kind === 'won' && parts.side === side).length;
  const lead = lastLead(events, words, first?.seat ?? 0);
  return {
    facts: [
      { label: h.ending.rounds, value: String(rounds) },
      ...(first && second ? [{ label: h.ending.margin, value: h.ending.hourglasses(first.hourglasses - second.hourglasses) }] : []),
      { label: h.ending.battles, value: h.ending.sides(won('explorers'), won('monsters')) },
    ],
    turning: lead ? h.ending.lead(lead, seatName(seats[first!.seat], seats)) : undefined,
    places: players.map(({ seat, place, hourglasses, light_bulbs }) => ({
      seat,
      place,
      text: h.ending.points(hourglasses, light_bulbs),
    })),
  };
}

/** The round since which a seat had more hourglasses than anyone else; 0 if that cannot be told. */
function lastLead(events: Ended<House, Glossary, Rules>['events'], words: Glossary, seat: number): number {
  const points = new Map<number, number>();
  let [round, since] = [0, 0];
  for (const { parts } of events) {
    if (parts.kind === 'round') round = parts.number;
    if (parts.kind !== 'won_spoil') continue;
    points.set(parts.seat, (points.get(parts.seat) ?? 0) + (words.cards[parts.card]?.hourglasses ?? 0));
    const others = Math.max(0, ...[...points].filter(([of]) => of !== seat).map(([, count]) => count));
    if ((points.get(seat) ?? 0) <= others) since = 0;
    else since ||= round;
  }
  return since;
}
