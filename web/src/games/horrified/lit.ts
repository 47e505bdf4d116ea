/** What on the table answers the open questions: the places, figures, Items and cards to be lit. */
import { add, type Choice, type Choices, each } from '../../kit/choices';
import { type Target, targetOf } from './heroes/hero';
import { lightsOn, matAsking } from './monsters/monster';
import type { Answer, Glossary, MatId, Question, Village } from './view';

export interface Lit {
  spaces: Choices;
  /** Spaces that are reached by a leap and not along a lit path: lit more quietly. */
  leaps: Set<string>;
  figures: Choices;
  /** Items on the map, by space, or by space and Item: "barn", "barn torch". */
  lying: Choices;
  /** What Heroes hold, by Hero and belonging, with a space between. */
  held: Choices;
  /** Perk cards, by seat and card: "0 rush". */
  perks: Choices;
  /** What can be done on a mat as a whole. */
  mats: Choices;
  /** What is pressed on the drawing of a task. */
  onDrawing: Choices;
  /** The mat on which something is to be chosen: on its drawing, or the Items for its task. */
  concerned: MatId | null;
  /** Figures that are led somewhere, with the answers that lead them: first the figure is picked, then the place. */
  led: Choices;
}

export const none = (): Lit => ({
  spaces: new Map(),
  leaps: new Set(),
  figures: new Map(),
  lying: new Map(),
  held: new Map(),
  perks: new Map(),
  mats: new Map(),
  onDrawing: new Map(),
  concerned: null,
  led: new Map(),
});

export interface Narrowed {
  /** The kind of answers that is opened in the prompt bar. */
  kind: string | null;
  /** The figure that was picked to be led somewhere. */
  picked: string | null;
}

/** Everything that answers one of the questions, by where it is. */
export function light(questions: Question[], village: Village, words: Glossary, { kind, picked }: Narrowed): Lit {
  const lit = none();
  const moves = new Set<string>();
  for (const { question, answer, parts } of each(questions, kind)) {
    const hero = village.heroes[question.seat];
    const choice = { question, answer };
    const special = targetOf(parts);
    const led = ledBy(parts, special);
    if (led) {
      if (picked === null) add(lit.figures, led.figure, choice);
      add(lit.led, led.figure, choice);
      if (picked === led.figure || (picked === null && kind === parts.kind)) add(lit.spaces, led.to, choice);
      continue;
    }
    if (picked !== null) continue;
    if (special) {
      if ('lying' in special) add(lit.lying, special.lying, choice);
      else if ('leap' in special && !(moves.has(special.leap) && kind === null)) {
        lit.leaps.add(special.leap);
        add(lit.spaces, special.leap, choice);
      }
      continue;
    }
    const drawn = lightsOn(parts);
    if (drawn) {
      add(lit.onDrawing, drawn.part, choice);
      lit.concerned ??= drawn.mat;
      continue;
    }
    switch (parts.kind) {
      case 'move':
        moves.add(parts.to);
        add(lit.spaces, parts.to, choice);
        break;
      case 'step':
        add(lit.spaces, parts.to, choice);
        break;
      case 'at':
        lit.leaps.add(parts.space);
        add(lit.spaces, parts.space, choice);
        break;
      case 'via':
      case 'raid':
        add(lit.spaces, parts.space, choice);
        break;
      case 'bring':
        add(lit.figures, parts.villager, choice);
        break;
      case 'receive':
        add(lit.figures, parts.hero, choice);
        break;
      case 'put':
      case 'walk':
        add(lit.figures, parts.figure, choice);
        break;
      case 'toward':
      case 'attack':
        add(lit.figures, parts.person, choice);
        break;
      case 'deliver':
        add(lit.figures, parts.giver, choice);
        break;
      case 'share':
        for (const { hero: other } of companions(village, question.seat)) add(lit.figures, other, choice);
        break;
      case 'pick_up':
        add(lit.lying, hero?.at ?? '', choice);
        break;
      case 'take':
        add(lit.lying, `${question.kind === 'take' ? question.parts.space : ''} ${parts.item}`, choice);
        break;
      case 'hand_over':
        add(lit.held, `${parts.giver} ${parts.belonging}`, choice);
        break;
      case 'use':
      case 'discard':
        add(lit.held, `${hero?.hero} ${parts.item}`, choice);
        lit.concerned ??= concerned(question, words);
        break;
      case 'play':
        add(lit.perks, `${question.seat} ${parts.perk}`, choice);
        break;
      case 'advance':
        add(lit.mats, words.monsters[parts.monster]!.mat, choice);
        break;
      case 'defeat':
        add(lit.mats, parts.mat, choice);
        for (const figure of words.mats[parts.mat]!.figures) add(lit.figures, figure, choice);
    }
  }
  return lit;
}

/** The mat whose task a question is about. */
function concerned(question: Question, words: Glossary): MatId | null {
  switch (question.kind) {
    case 'advance':
    case 'strength':
      return words.monsters[question.parts.monster]!.mat;
    case 'pay':
      return question.parts.mat;
    default:
      return matAsking(question.kind);
  }
}

/** Who an answer leads, and where to. */
function ledBy(parts: Answer['parts'], special: Target | null): { figure: string; to: string } | null {
  if (parts.kind === 'guide') return { figure: parts.villager, to: parts.to };
  return special && 'figure' in special ? special : null;
}

const companions = (village: Village, seat: number) =>
  village.heroes.filter((other) => other.seat !== seat && other.at === village.heroes[seat]?.at);

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

/** The figure that these choices lead, all of them and to different places; else "". */
export function ledFigure(choices: Choice[], { figures, led }: Lit): string {
  const found = [...led].find(([figure, ways]) => figures.get(figure) === choices && ways.length === choices.length);
  return found && found[1].length > 1 ? found[0] : '';
}
