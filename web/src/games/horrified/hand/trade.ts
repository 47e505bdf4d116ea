/** What changes hands in a trade, as the answers of a Share. */
import type { HeroState } from '../view';

/** One thing that a Hero holds. */
export interface Thing {
  id: string;
  giver: string;
  belonging: string;
  /** The answer that hands it over. */
  answer: string;
}

/** What a Hero could hand over, each thing by itself: the Items in this order, and the cure. */
export function belongings({ hero, signs }: HeroState, items: string[]): Thing[] {
  return [...items, ...(signs.includes('cure') ? ['cure'] : [])].map((belonging, i) => ({
    id: `${hero} ${i} ${belonging}`,
    giver: hero,
    belonging,
    answer: `hand_over ${hero} ${belonging}`,
  }));
}

/** The answers that hand over what goes to someone else; with more than two Heroes it is asked who gets each thing. */
export function handing(things: Thing[], to: Record<string, string>, several: boolean): string[] {
  return things.flatMap(({ id, giver, answer }) => {
    const taker = to[id] ?? giver;
    return taker === giver ? [] : several ? [answer, `receive ${taker}`] : [answer];
  });
}
