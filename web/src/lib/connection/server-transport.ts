/** The transport to the server that the page was loaded from: HTTP requests and WebSockets. */
import type { FromClient, FromServer } from '../../generated/messages';
import { link } from '../router/links';
import type { Channel, Listener, Reply, Transport } from './transport';

export class ServerTransport implements Transport {
  async request(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(link(`/api${path}`), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const json = text && response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, data: json ? JSON.parse(text) : text };
  }

  connect(code: string, since: number, listener: Listener): Channel {
    const address = new URL(link(`/api/tables/${code}/live?since=${since}`), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    socket.onopen = () => listener.opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => listener.received(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }) => listener.closed(code);
    return {
      send(message: FromClient): boolean {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(JSON.stringify(message));
        return true;
      },
      close: () => socket.close(),
    };
  }
}
