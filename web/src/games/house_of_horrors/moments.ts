/** Events of House of Horrors that turned a game. */
export const KEY_MOMENTS: ReadonlySet<string> = new Set(['won', 'tied', 'given_up', 'claimed', 'ended']);
