/** How the client reaches the tables: requests, and a live connection to a table. */
import type { FromClient, FromServer } from '../../generated/messages';
import { ServerTransport } from './server-transport';

export interface Transport {
  /** Send a request of the API: `request('GET', '/tables/ABCD')`. Rejects if nothing replies. */
  request(method: string, path: string, body?: unknown): Promise<Reply>;
  /** Connect to a table, which sends what happened after an update; all of it after -1. */
  connect(code: string, since: number, listener: Listener): Channel;
}

export interface Reply {
  status: number;
  /** JSON as values, everything else as a text. */
  data: unknown;
}

/** A live connection, until it is closed. */
export interface Channel {
  /** Send a message. Returns whether the connection is open. */
  send(message: FromClient): boolean;
  close(): void;
}

export interface Listener {
  opened(): void;
  received(message: FromServer): void;
  /** The connection is closed, or could not be opened. The code is a WebSocket's. */
  closed(code: number): void;
}

declare global {
  interface Window {
    /** A page that has another transport than the server puts it here before the client starts. */
    gloamTransport?: Transport;
  }
}

export const transport: Transport = globalThis.window?.gloamTransport ?? new ServerTransport();
