/** The tile that is held while it is turned: the table tells it, and the answers in the prompt bar draw it. */
import type { Way } from './view';

class Held {
  tile = $state<string | null>(null);
  ways = $state.raw<Way[]>([]);
}

export const held = new Held();
