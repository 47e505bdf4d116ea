/** What changes hands in a trade, as the answers of a Share. */
import type { Given } from '../../../lib/game/kinds';
import type { HeroState } from '../view';

/** What someone hands over. */
export interface Handed {
  giver: string;
  belonging: string;
}

/** One thing that a Hero holds. */
export interface Thing extends Handed {
  id: string;
}

/** Whether a thing is such a one: of equal things that a Hero holds, each is. */
export const isSuch = (thing: Thing, { giver, belonging }: Handed): boolean =>
  thing.giver === giver && thing.belonging === belonging;

/** What a Hero could hand over, each thing by itself: the Items in this order, and the cure. */
export function belongings({ hero, signs }: HeroState, items: string[]): Thing[] {
  return [...items, ...(signs.includes('cure') ? ['cure'] : [])].map((belonging, i) => ({
    id: `${hero} ${i} ${belonging}`,
    giver: hero,
    belonging,
  }));
}

/** The answers that hand over what goes to someone else; with more than two Heroes it is asked who gets each thing. */
export function handing(things: Thing[], to: Record<string, string>, several: boolean): Given[] {
  return things.flatMap(({ id, giver, belonging }): Given[] => {
    const taker = to[id] ?? giver;
    if (taker === giver) return [];
    const answer = { kind: 'hand_over', giver, belonging };
    return several ? [answer, { kind: 'receive', hero: taker }] : [answer];
  });
}
