/** What tumbles for a moment before it shows what came up: dice of any kind. They land one after the other. */
import { tumbling } from '../lib/playback/dice-timing';

/** How long a face is seen before the next, in milliseconds. */
const EACH = 85;

export class Tumble<Face> {
  /** The face that is seen while it tumbles; null once it lies still. */
  face = $state.raw<Face | null>(null);
  #ends: () => void = () => {};

  /** Show these faces one after the other: the die of this `place` among those thrown with it; `speed` makes it last longer or shorter. */
  begin(faces: Face[], place = 0, speed = 1) {
    this.end();
    let i = place;
    const turn = () => (this.face = faces[i++ % faces.length]!);
    turn();
    // No two dice turn in step.
    const turning = setInterval(turn, (EACH + (place % 3) * 17) * speed);
    const settling = setTimeout(() => this.end(), tumbling(place) * speed);
    this.#ends = () => {
      clearInterval(turning);
      clearTimeout(settling);
    };
  }

  end() {
    this.#ends();
    this.face = null;
  }
}
