/** The tile that is held while it is turned: the table tells it, and the answers in the prompt bar draw it. */
export class Held {
  tile = $state<string | null>(null);
}
