/** Events of HorrorClix that turned a game. */
export const KEY_MOMENTS: ReadonlySet<string> = new Set([
  'killed',
  'slain',
  'rescued',
  'saved',
  'transformed',
  'insane',
  'possessed',
  'subplot',
  'clock',
  'ended',
]);
