/** How much room there is. */

class Screen {
  #query = matchMedia('(max-width: 999px)');
  /** Whether one thing is shown at a time, with tabs for the rest: on a phone, or magnified. */
  narrow = $state(this.#query.matches);

  constructor() {
    this.#query.addEventListener('change', () => (this.narrow = this.#query.matches));
  }
}

export const screen = new Screen();
