/** What those who watched saw happen: the round in which an Evil came over one of them. */
import type { Event, Forest } from './view';

export interface Scene {
  /** Null while there is no Evil, and for people who came later. */
  possessed: number | null;
}

export const begin = (): Scene => ({ possessed: null });

export function follow(scene: Scene, _: Event | null, forest: Forest, before: Forest): Scene {
  if (!forest.evil) return begin();
  return before.evil ? scene : { possessed: forest.round };
}
