import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import type { Upgrade } from '#sandbox/kit/service.ts';
import type { Feed } from './feed.ts';
import { FeedSocket } from './feed-socket.ts';

const feedPath = '/api/feed';
const maxMessageBytes = 16 * 1_024;

/** Upgrades connections of the service's own pages, or of clients that are no browser. */
export function createUpgrade(feed: Pick<Feed, 'add'>): Upgrade {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    WebSocket: FeedSocket,
  });

  return async (request, socket, head) => {
    if (new URL(request.url ?? '/', 'ws://feed').pathname !== feedPath) return 404;
    if (!isOwnOrigin(request)) return 403;
    server.handleUpgrade(request, socket, head, (opened) => {
      // `ws` closes the socket by itself after a protocol error; without a listener the error would end the process.
      opened.on('error', ignore);
      opened.address = request.socket.remoteAddress ?? '';
      feed.add(opened);
    });
    return undefined;
  };
}

function isOwnOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || parseUrl(headers.origin)?.host === headers.host;
}

function ignore(): void {}
