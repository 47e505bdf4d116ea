/** Events of The Victim that turned a game. */
export const KEY_MOMENTS: ReadonlySet<string> = new Set(['possessed', 'critical', 'gate', 'safe', 'eliminated', 'enslaved']);
