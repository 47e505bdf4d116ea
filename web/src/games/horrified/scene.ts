/** The Monster Phase as it unfolds: what of the card is done, who strikes whom, and what the dice said. */
import { h } from './texts';
import { type Event, type Face, figureName, type Glossary, type Village, whereIs } from './view';

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

/** The scene of a table whose events were not seen. */
export const begin = (village: Village, words: Glossary): Scene => (village.card ? recalled(village, words, quiet()) : quiet());

/** The scene with an event; what changes without one is recalled from the table. There is none while no Monster card lies there. */
export function follow(scene: Scene, event: Event | null, village: Village, _: Village, words: Glossary): Scene {
  if (!village.card) return quiet();
  const next = event ? played(scene, event, village, words) : scene;
  return event && next.card === village.card ? next : recalled(village, words, next);
}

function played(scene: Scene, { parts: told }: Event, village: Village, words: Glossary): Scene {
  switch (told.kind) {
    case 'drew_card':
      return { ...quiet(), card: told.card };
    case 'placed':
      return scene.card && scene.event === 'waits'
        ? { ...scene, placed: [...scene.placed, { item: told.item, at: told.at }] }
        : scene;
    case 'event':
      return { ...scene, event: 'happens' };
    case 'event_ignored':
      return { ...scene, event: 'ignored' };
    case 'strikes':
      return { ...scene, symbol: symbolOf(village, words), striker: told.monster, trail: [], target: null, dice: [], hit: null };
    case 'moved': {
      if (!scene.card || !told.left) return scene;
      const step = { from: told.left, to: told.to };
      if (told.figure === scene.striker) return { ...scene, trail: [...scene.trail, step] };
      return scene.striker ? scene : { ...scene, put: [...scene.put, { ...step, figure: told.figure }] };
    }
    case 'attacks':
      return { ...scene, target: told.person, dice: [], hit: null };
    case 'rolled':
      return { ...scene, dice: village.dice };
    case 'hit':
      return scene.card ? { ...scene, hit: { person: told.person, hits: told.hits } } : scene;
    case 'defeated':
      return scene.card ? { ...scene, fallen: [...scene.fallen, told.person] } : scene;
    default:
      return scene;
  }
}

/** A scene of which not every event was shown: what was, and what the table tells of its strikes. */
function recalled(village: Village, words: Glossary, known: Scene): Scene {
  const scene = known.card === village.card ? known : { ...quiet(), card: village.card, event: 'happens' as const };
  const strike = village.strikes.at(-1);
  if (!strike) return scene;
  const same = scene.striker === strike.monster && scene.symbol === symbolOf(village, words);
  const trail =
    same || strike.left === village.monsters[strike.monster]
      ? scene.trail
      : strike.steps === 1
        ? [{ from: strike.left, to: strike.came }]
        : [];
  return {
    ...scene,
    symbol: symbolOf(village, words),
    striker: strike.monster,
    trail,
    target: strike.person,
    dice: strike.dice,
    fallen: strike.fallen,
  };
}

/** Which symbol of the strike row is being carried out; -1 before the first. */
export function symbolOf(village: Village, words: Glossary): number {
  const row = words.cards[village.card ?? '']?.strikes ?? [];
  return village.strikes.reduce((begun, { symbol }) => row.indexOf(symbol, begun + 1), -1);
}

/** The scene in a few words: who attacks whom, or how far someone came. */
export function caption(scene: Scene, words: Glossary, you: string | null = null): string {
  const monster = scene.striker ? (words.monsters[scene.striker]?.name ?? '') : '';
  if (scene.target) return h.card.attacks(monster, scene.target === you ? h.you : figureName(words, scene.target));
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
