/** Reading what the server tells of a table of Horrified, and the components by id. */
import type { Colour, Glossary, MatId, Rules, VillageView as Village } from '../../generated/horrified';
import type { AnswerOf, EventOf, QuestionOf } from '../../lib/game/kinds';
import { keysOf } from '../../kit/keys-of';

export type {
  CardInfo,
  Colour,
  Face,
  ForeseenView as Foreseen,
  Glossary,
  HeroView as HeroState,
  ItemInfo,
  MatId,
  MatInfo,
  MatViews as MatStates,
  Rules,
  Sign,
  StrikeView as Strike,
  TermsView as Terms,
  VillageView as Village,
} from '../../generated/horrified';

export type Event = EventOf<Rules>;
export type Answer = AnswerOf<Rules>;
export type Question = QuestionOf<Rules>;

/** Where a figure is that is not on the board. */
export const OFF = 'off';

/** The mats of a table, in frenzy order. */
export function matsInPlay(village: Village): MatId[] {
  const order = (id: MatId) => village.terms[id]?.order ?? 0;
  return keysOf(village.mats).sort((a, b) => order(a) - order(b));
}

/** Where a figure is, whoever it is; OFF if it is not on the board. */
export function whereIs(village: Village, figure: string): string {
  return village.monsters[figure] ?? village.villagers[figure] ?? village.heroes.find(({ hero }) => hero === figure)?.at ?? OFF;
}

/** What a figure is called in a sentence. */
export function figureName(words: Glossary, figure: string): string {
  const villager = words.villagers[figure];
  if (villager) return villager.name;
  const name = words.heroes[figure]?.name ?? words.monsters[figure]?.name ?? figure;
  return words.monsters[figure]?.proper ? name : `the ${name}`;
}

/** Items with the strongest of each colour first. */
export function sorted(items: string[], words: Glossary): string[] {
  const order: Colour[] = ['red', 'blue', 'yellow'];
  const rank = (item: string) => {
    const { colour, strength } = words.items[item]!;
    return order.indexOf(colour) * 10 - strength;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}
