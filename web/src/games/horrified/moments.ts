import { EVENTS } from './monsters/monster';

/** Events of Horrified that turned a game. */
export const KEY_MOMENTS: ReadonlySet<string> = new Set([
  'monster_defeated',
  'terror',
  'defeated',
  'rescued',
  'rage',
  'ended',
  ...Object.keys(EVENTS).filter((kind) => EVENTS[kind]!.turning),
]);
