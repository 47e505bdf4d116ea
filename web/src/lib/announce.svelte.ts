/** What a screen reader is told: read by the one live region of the page. */

/** What is said within this time is read as one, in milliseconds. */
const TOGETHER = 250;

class Announcer {
  polite = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string) {
    if (!text) return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => {
      const text = this.#waiting.join(' ');
      // What is the same as before would not be read again.
      this.polite = text === this.polite ? `${text}\u00a0` : text;
      this.#waiting = [];
      this.#timer = undefined;
    }, TOGETHER);
  }
}

export const announcer = new Announcer();
