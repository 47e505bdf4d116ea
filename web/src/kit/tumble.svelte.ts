/** What tumbles for a moment before it shows what came up: dice of any kind. */

/** How long, and how long each face is seen, in milliseconds. */
export const TUMBLE = 600;
const EACH = 85;

export class Tumble<Face> {
  /** The face that is seen while it tumbles; null once it lies still. */
  face = $state.raw<Face | null>(null);
  #ends: () => void = () => {};

  /** Show these faces one after the other; it lies still a `delay` later than usual. */
  begin(faces: Face[], delay = 0) {
    this.end();
    let i = 0;
    this.face = faces[0]!;
    const turning = setInterval(() => (this.face = faces[++i % faces.length]!), EACH);
    const settling = setTimeout(() => this.end(), TUMBLE + delay);
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
