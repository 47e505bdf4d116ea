/** For tests: a connection over which a recorded conversation is played again. Import it before all that connects. */
import type { FromClient, FromServer } from '../../generated/messages';
import type { Channel, Listener, Reply, Transport } from './transport';

class Replay implements Transport {
  /** What requests return, by path. */
  replies: Record<string, unknown> = {};
  /** Messages that the page has sent. */
  sent: FromClient[] = [];
  /** The update since which the page has come, when it does. */
  since: number | null = null;
  #listener: Listener | null = null;
  #open = false;

  async request(_: string, path: string): Promise<Reply> {
    return path in this.replies ? { status: 200, data: this.replies[path] } : { status: 404, data: { detail: path } };
  }

  connect(_: string, since: number, listener: Listener): Channel {
    this.since = since;
    this.#listener = listener;
    return {
      send: (message) => {
        if (this.#open) this.sent.push(message);
        return this.#open;
      },
      close: () => this.lose(1000),
    };
  }

  open() {
    this.since = null;
    this.#open = true;
    this.#listener?.opened();
  }

  bring(message: FromServer) {
    this.#listener?.received(message);
  }

  lose(code = 1006) {
    this.#open = false;
    this.#listener?.closed(code);
  }
}

export const replay = (globalThis.window.gloamTransport = new Replay());
