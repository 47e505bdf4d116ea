/** Events of Horrified that turned a game. */
export const KEY_MOMENTS: ReadonlySet<string> = new Set([
  'monster_defeated',
  'terror',
  'defeated',
  'rescued',
  'coffin',
  'cure',
  'soul',
  'rage',
  'ended',
]);
