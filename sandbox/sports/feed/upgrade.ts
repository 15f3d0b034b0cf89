import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { applyDelay } from '#sandbox/kit/fault-response.ts';
import type { FaultRegistry } from '#sandbox/kit/faults.ts';
import type { Feed } from './feed.ts';
import { FeedSocket } from './feed-socket.ts';

const feedPath = '/api/feed';
const maxMessageBytes = 16 * 1_024;

/** Upgrades connections of the service's own pages, or of clients that are no browser. */
export function createUpgrade(feed: Pick<Feed, 'add'>, faults: Pick<FaultRegistry, 'take'>, closing: AbortSignal) {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    WebSocket: FeedSocket,
  });

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'ws://feed');
    const fault = faults.take('sports', pathname);
    if (fault) {
      await applyDelay(fault, closing);
      if (fault.reset === 'connection') return void socket.destroy();
      if (fault.status !== undefined) return refuse(socket, fault.status);
    }
    if (pathname !== feedPath) return refuse(socket, 404);
    if (!isOwnOrigin(request)) return refuse(socket, 403);
    server.handleUpgrade(request, socket, head, (opened) => {
      // `ws` closes the socket by itself after a protocol error; without a listener the error would end the process.
      opened.on('error', ignore);
      opened.address = request.socket.remoteAddress ?? '';
      feed.add(opened);
    });
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', ignore);
    open(request, socket, head).catch(() => refuse(socket, 400));
  };
}

function isOwnOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

function ignore(): void {}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
