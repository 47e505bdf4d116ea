/** What a screen reader is told: read by the one live region of the page. */

/** What is said within this time is read as one, in milliseconds. */
const TOGETHER = 250;

class Announcer {
  polite = $state('');
  #waiting: string[] = [];

  say(text: string) {
    if (!text) return;
    this.#waiting.push(text);
    if (this.#waiting.length > 1) return; // it goes with the first
    setTimeout(() => {
      const text = this.#waiting.join(' ');
      // What is the same as before would not be read again.
      this.polite = text === this.polite ? `${text}\u00a0` : text;
      this.#waiting = [];
    }, TOGETHER);
  }
}

export const announcer = new Announcer();
