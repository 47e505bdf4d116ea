import type { TellMoment } from '../../lib/game/props';
import { h } from './texts';
import type { Event, Glossary } from './view';

/** Events of House of Horrors that turned a game. */
export const KEY_MOMENTS: ReadonlySet<string> = new Set(['won', 'tied', 'given_up', 'claimed', 'ended']);

/** Of a battle that was won, the Room and how it ended. */
export const tellMoment: TellMoment = (event, before, glossary) => {
  const won = (event as Event).parts;
  if (won.kind !== 'won') return '';
  const told = before.map((each) => (each as Event).parts);
  const room = told.findLast((parts) => parts.kind === 'room');
  const totals = told.findLast((parts) => parts.kind === 'totals');
  const words = glossary as Glossary;
  if (!room || !totals) return '';
  const [more, less] = [totals[won.side], totals[won.side === 'monsters' ? 'explorers' : 'monsters']];
  return h.wonRoom(words.sides[won.side].name, words.cards[room.room]?.name ?? '', more, less);
};
