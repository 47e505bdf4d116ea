/** Games whose goal was read in this browser: it is told once. */

const key = (game: string) => `gloam-goal-${game}`;

/** Whether the goal of a game has yet to be read here. */
export function unread(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) === null;
  } catch {
    return true; // a browser that keeps nothing is told every time
  }
}

export function read(game: string) {
  try {
    localStorage.setItem(key(game), '1');
  } catch {
    // It is told again next time.
  }
}
