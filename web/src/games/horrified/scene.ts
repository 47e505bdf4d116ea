/** The Monster Phase as it unfolds: what of the card is done, who strikes whom, and what the dice said. */
import type { Event, Question } from '../../generated/messages';
import { parts } from './play';
import { h } from './texts';
import { type Face, figureName, frenzied, type Glossary, type Village, whereIs } from './view';

export interface Step {
  from: string;
  to: string;
}

export interface Scene {
  card: string | null;
  placed: { item: string; at: string }[];
  /** What became of the card's event. */
  event: 'waits' | 'happens' | 'ignored';
  /** Which symbol of the strike row is being carried out; -1 before the first. */
  symbol: number;
  striker: string | null;
  /** The steps the striker took. */
  trail: Step[];
  /** Who was moved by the event. */
  put: (Step & { figure: string })[];
  target: string | null;
  dice: Face[];
  hit: { person: string; hits: number } | null;
  fallen: string[];
}

export const quiet = (): Scene => ({
  card: null,
  placed: [],
  event: 'waits',
  symbol: -1,
  striker: null,
  trail: [],
  put: [],
  target: null,
  dice: [],
  hit: null,
  fallen: [],
});

/** The scene after an event. `village` is the table as it was before it. */
export function follow(scene: Scene, event: Event, village: Village, words: Glossary): Scene {
  const told = parts(event);
  switch (told.kind) {
    case 'drew_card':
      return { ...quiet(), card: told.card };
    case 'placed':
      return scene.card && scene.event === 'waits' ? { ...scene, placed: [...scene.placed, { item: told.item, at: told.at }] } : scene;
    case 'event':
      return { ...scene, event: 'happens' };
    case 'event_ignored':
      return { ...scene, event: 'ignored' };
    case 'strikes': {
      const row = scene.card ? (words.cards[scene.card]?.strikes ?? []) : [];
      const symbol = row.findIndex((each, i) => i > scene.symbol && strikerOf(each, village, words) === told.monster);
      return { ...scene, symbol: symbol < 0 ? scene.symbol : symbol, striker: told.monster, trail: [], target: null, dice: [], hit: null };
    }
    case 'moved': {
      if (!scene.card || !told.left) return scene;
      const step = { from: told.left, to: told.to };
      if (told.figure === scene.striker) return { ...scene, trail: [...scene.trail, step] };
      return scene.striker ? scene : { ...scene, put: [...scene.put, { ...step, figure: told.figure }] };
    }
    case 'attacks':
      return { ...scene, target: told.person, dice: [], hit: null };
    case 'rolled':
      return { ...scene, dice: [...times('hit', told.hits), ...times('power', told.powers), ...times('blank', told.blanks)] };
    case 'hit':
      return scene.card ? { ...scene, hit: { person: told.person, hits: told.hits } } : scene;
    case 'defeated':
      return scene.card ? { ...scene, fallen: [...scene.fallen, told.person] } : scene;
    default:
      return scene;
  }
}

const times = (face: Face, count: number): Face[] => Array.from({ length: count }, () => face);

/** The Monster a symbol of the strike row stands for, or null if it is not in the game. */
export function strikerOf(symbol: string, village: Village, words: Glossary): string | null {
  const monster = symbol === 'frenzy' ? frenzied(village, words) : symbol;
  return monster !== null && monster in village.monsters ? monster : null;
}

/** A scene of which not every event was shown: what was, and what the table and the question tell. */
export function guessed(village: Village, questions: Question[], words: Glossary, known: Scene): Scene {
  const begun = known.card === village.card ? known : { ...quiet(), card: village.card, event: 'happens' as const };
  const scene = { ...begun, dice: village.dice.length ? village.dice : begun.dice };
  const asked = questions.find(({ kind }) => kind === 'hit' || kind === 'cover');
  const person = asked ? village.heroes[asked.seat] : undefined;
  if (!person) return scene;
  const row = words.cards[village.card ?? '']?.strikes ?? [];
  const symbol = row.findIndex((each) => village.monsters[strikerOf(each, village, words) ?? ''] === person.at);
  if (symbol < 0) return scene;
  return { ...scene, symbol, striker: strikerOf(row[symbol]!, village, words), target: person.hero };
}

/** The scene in a few words: who attacks whom, or how far someone came. */
export function caption(scene: Scene, words: Glossary): string {
  const monster = scene.striker ? (words.monsters[scene.striker]?.name ?? '') : '';
  if (scene.target) return h.card.attacks(monster, figureName(words, scene.target));
  return monster && scene.trail.length ? h.card.moved(monster, scene.trail.length) : '';
}

/** The spaces the scene plays in, to be kept lit while the rest is dimmed. */
export function stage(scene: Scene, village: Village): string[] {
  const spaces = new Set<string>();
  for (const { from, to } of [...scene.trail, ...(scene.striker ? [] : scene.put)]) spaces.add(from).add(to);
  for (const figure of [scene.striker, scene.target, scene.hit?.person]) if (figure) spaces.add(whereIs(village, figure));
  if (!scene.striker && !scene.put.length) for (const { at } of scene.placed) spaces.add(at);
  spaces.delete('off');
  return [...spaces];
}
