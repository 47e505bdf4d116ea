/** The names of the games, made of their glossaries when they are first needed. */
import { getContext, setContext } from 'svelte';
import type { GameInfo, Seat } from '../../generated/messages';
import { namedOf } from '../game/registry';
import { session } from '../session/session.svelte';
import { Names } from './named-things';

const known = new Map<string, Promise<Names>>();

/** All that has a name in a game. */
export function namesOf(game: GameInfo): Promise<Names> {
  let found = known.get(game.id);
  if (!found) {
    found = Promise.all([namedOf(game.id), session.whole(game.id)]).then(
      ([named, { glossary }]) => new Names(named?.(glossary) ?? []),
    );
    known.set(game.id, found);
    found.catch(() => known.delete(game.id));
  }
  return found;
}

const KEY = Symbol('names');
const SEATS = Symbol('seats');

/** Within this component, sentences are of this game, and seats have these players. */
export function speakOf(game: () => GameInfo | undefined, seats: () => Seat[]) {
  let names = $state.raw<Names | null>(null);
  $effect.pre(() => {
    const info = game();
    if (info) void namesOf(info).then((found) => (names = found));
  });
  setContext(KEY, () => names);
  setContext(SEATS, seats);
  return () => names;
}

/** The names of the game that is spoken of; none outside of a table. */
export const spokenNames = (): (() => Names | null) => getContext<(() => Names | null) | undefined>(KEY) ?? (() => null);

/** Who sits at the table that is spoken of; nobody outside of a table. */
export const spokenSeats = (): (() => Seat[]) => getContext<(() => Seat[]) | undefined>(SEATS) ?? (() => []);
