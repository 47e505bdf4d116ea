/** How much room there is. */

/** Below this many pixels one thing is shown at a time, with tabs for the rest. */
const NARROW = '(max-width: 999px)';

class Narrow {
  #query = matchMedia(NARROW);
  is = $state(this.#query.matches);

  constructor() {
    this.#query.addEventListener('change', () => (this.is = this.#query.matches));
  }
}

/** Whether the screen is narrow: a phone's, or a magnified one. */
export const narrow = new Narrow();
