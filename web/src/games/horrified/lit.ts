/** What on the table answers the open questions: the places, figures, Items and cards to be lit. */
import type { Question } from '../../generated/messages';
import { add, type Choice, type Choices, each } from '../../kit/choices';
import type { Glossary, Village } from './view';

/** What a question is about, by name. */
export const about = (question: Question): Record<string, any> => question.parts;

export interface Lit {
  spaces: Choices;
  /** Spaces that are reached by a leap and not along a lit path: lit more quietly. */
  leaps: Set<string>;
  figures: Choices;
  /** Items on the map, by space, or by space and Item: "barn", "barn torch". */
  lying: Choices;
  /** What Heroes hold, by Hero and belonging: "mayor torch". */
  held: Choices;
  /** Perk cards, by seat and card: "0 rush". */
  perks: Choices;
  /** What can be done on a mat as a whole. */
  mats: Choices;
  scarabs: Choices;
}

export const none = (): Lit => ({
  spaces: new Map(),
  leaps: new Set(),
  figures: new Map(),
  lying: new Map(),
  held: new Map(),
  perks: new Map(),
  mats: new Map(),
  scarabs: new Map(),
});

export interface Narrowed {
  /** The kind of answers that is opened in the prompt bar. */
  kind: string | null;
  /** The figure that was picked to be led somewhere. */
  picked: string | null;
}

/** Kinds of answers that name a figure and where it goes: first the figure is picked, then the place. */
const LED: Record<string, string> = { guide: 'villager', lead: 'hero' };
const SPACE_PARTS: Record<string, string> = { move: 'to', jump: 'to', step: 'to', at: 'space', via: 'space', raid: 'space' };
const FIGURE_PARTS: Record<string, string> = {
  bring: 'villager',
  receive: 'hero',
  put: 'figure',
  walk: 'figure',
  toward: 'person',
  attack: 'person',
  deliver: 'giver',
};

/** Everything that answers one of the questions, by where it is. */
export function light(questions: Question[], village: Village, words: Glossary, { kind, picked }: Narrowed): Lit {
  const lit = none();
  const moves = new Set<string>();
  for (const { question, answer, kind: what, parts } of each(questions, kind)) {
    const hero = village.heroes[question.seat];
    const choice = { question, answer };
    if (what in LED) {
      const figure = parts[LED[what]!]!;
      if (picked === null) add(lit.figures, figure, choice);
      if (picked === figure || (picked === null && kind === what)) add(lit.spaces, parts.to!, choice);
      continue;
    }
    if (picked !== null) continue;
    if (what === 'move') moves.add(parts.to!);
    if (what in SPACE_PARTS) {
      const space = parts[SPACE_PARTS[what]!]!;
      if (what === 'jump' && moves.has(space) && kind === null) continue;
      if (what === 'jump' || what === 'at') lit.leaps.add(space);
      add(lit.spaces, space, choice);
    } else if (what in FIGURE_PARTS) add(lit.figures, parts[FIGURE_PARTS[what]!]!, choice);
    else if (what === 'pick_up') add(lit.lying, hero?.at ?? '', choice);
    else if (what === 'reach') add(lit.lying, parts.into!, choice);
    else if (what === 'take') add(lit.lying, `${about(question).space ?? ''} ${parts.item}`, choice);
    else if (what === 'share') for (const { hero: other } of companions(village, question.seat)) add(lit.figures, other, choice);
    else if (what === 'hand_over') add(lit.held, `${parts.giver} ${parts.belonging}`, choice);
    else if (what === 'use' || what === 'discard') add(lit.held, `${hero?.hero} ${parts.item}`, choice);
    else if (what === 'play') add(lit.perks, `${question.seat} ${parts.perk}`, choice);
    else if (what === 'advance') add(lit.mats, words.monsters[parts.monster!]!.mat, choice);
    else if (what === 'defeat') {
      add(lit.mats, parts.mat!, choice);
      for (const figure of words.mats[parts.mat!]!.figures) add(lit.figures, figure, choice);
    } else if (what === 'slide' || what === 'flip') add(lit.scarabs, parts.scarab!, choice);
  }
  return lit;
}

const companions = (village: Village, seat: number) => village.heroes.filter((other) => other.seat !== seat && other.at === village.heroes[seat]?.at);

/** The Items of a question that uses one of them ("advance", "pay"), by colour. */
export function usableByColour(lit: Lit, hero: string, words: Glossary): Choices {
  const found: Choices = new Map();
  for (const [key, choices] of lit.held) {
    const [holder, item] = key.split(' ');
    const info = words.items[item ?? ''];
    if (holder === hero && info) for (const choice of choices) add(found, info.colour, choice);
  }
  return found;
}

/** The figure that is led if all these choices lead one and the same; else "". */
export function ledFigure(choices: Choice[]): string {
  const led = new Set(choices.map(({ answer: { parts } }) => parts[LED[parts.kind ?? ''] ?? ''] ?? ''));
  const places = new Set(choices.map(({ answer }) => answer.parts.to));
  return led.size === 1 && places.size > 1 ? [...led][0]! : '';
}
