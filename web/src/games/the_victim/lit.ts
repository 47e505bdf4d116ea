/** What on the table answers the open questions: the tiles, edges, figures, cards and tokens to be lit. */
import type { Question } from '../../generated/messages';
import { add, type Choices, each } from '../../kit/choices';
import { EVIL_FIGURE, type Forest } from './view';

export interface Lit {
  /** Tiles to be gone to or chosen. */
  tiles: Choices;
  /** Tiles where something can be done on the spot, by whoever stands there. */
  here: Choices;
  /** Edges of a tile, where the drawn one may be laid or something rushes to. */
  edges: Choices;
  figures: Choices;
  piles: Choices;
  /** Items by the seat that is asked and the card: "0 hammer". */
  items: Choices;
  skills: Choices;
  statuses: Choices;
  tokens: Choices;
  /** Tokens in the row, by their spot. */
  spots: Choices;
  dice: Choices;
  /** Tiles that are looked at. */
  looking: Choices;
}

export const none = (): Lit => ({
  tiles: new Map(),
  here: new Map(),
  edges: new Map(),
  figures: new Map(),
  piles: new Map(),
  items: new Map(),
  skills: new Map(),
  statuses: new Map(),
  tokens: new Map(),
  spots: new Map(),
  dice: new Map(),
  looking: new Map(),
});

/** By kind of answer: what it lights, and the part that names it. */
const LIGHTS: Record<string, [keyof Lit, string]> = {
  step: ['tiles', 'to'],
  crawl: ['tiles', 'to'],
  prowl: ['tiles', 'to'],
  at: ['tiles', 'tile'],
  lay: ['edges', 'edge'],
  charge: ['edges', 'edge'],
  draw: ['piles', 'pile'],
  look: ['piles', 'pile'],
  choose: ['figures', 'victim'],
  heal: ['figures', 'victim'],
  give: ['figures', 'victim'],
  on: ['figures', 'victim'],
  attack: ['figures', 'victim'],
  death: ['figures', 'victim'],
  swap: ['figures', 'victim'],
  use: ['skills', 'skill'],
  upgrade: ['skills', 'skill'],
  raise: ['statuses', 'status'],
  lower: ['statuses', 'status'],
  place: ['tokens', 'token'],
  remove: ['spots', 'spot'],
  reroll: ['dice', 'die'],
  top: ['looking', 'tile'],
  bottom: ['looking', 'tile'],
};
const ITEMS = new Set(['play', 'wear', 'take_off', 'hand', 'discard']);
const ON_THE_SPOT = new Set(['decode', 'search', 'pick_up']);

/** Everything that answers one of the questions, by where it is. */
export function light(questions: Question[], forest: Forest, kind: string | null): Lit {
  const lit = none();
  for (const { question, answer, parts } of each(questions, kind)) {
    const choice = { question, answer };
    const what = parts.kind;
    const lights = LIGHTS[what];
    if (lights) add(lit[lights[0]], parts[lights[1]]!, choice);
    else if (ITEMS.has(what)) add(lit.items, `${question.seat} ${parts.item}`, choice);
    else if (what === 'attack_all') add(lit.figures, EVIL_FIGURE, choice);
    else if (ON_THE_SPOT.has(what)) add(lit.here, forest.victims[forest.acting ?? '']?.at ?? '', choice);
  }
  return lit;
}
