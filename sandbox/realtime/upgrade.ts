import { type WebSocket, WebSocketServer } from 'ws';
import { closeCodes } from '#lib/realtime/close-codes.ts';
import type { Upgrade } from '#sandbox/kit/service.ts';
import type { TicketHolder } from '#sandbox/platform/port.ts';
import { FeedSocket } from './feed-socket.ts';
import type { SocketRegistry } from './socket-registry.ts';

/** The session of a token, or why it opens no socket. */
export type TokenCheck = TicketHolder | 'unknown' | 'blocked';

interface UpgradeOptions {
  readonly sockets: SocketRegistry;
  readonly siteUrl: string;
  readonly checkToken: (token: string) => Promise<TokenCheck>;
  readonly onOpen: (playerId: string) => void;
}

const maxMessageBytes = 1_024;
const maxTokenLength = 8 * 1_024;
const pong = '{"type":"PONG"}';
const tryAgainLater = 1013;
const refusalCodes = { unknown: closeCodes.invalidToken, blocked: closeCodes.accessDenied } as const;

/** Upgrades connections of the site's own pages, or of clients that are no browser, that present a valid token (RTM-01). */
export function createUpgrade({ sockets, siteUrl, checkToken, onOpen }: UpgradeOptions): Upgrade {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    WebSocket: FeedSocket,
  });

  function onMessage(this: WebSocket, data: Buffer, isBinary: boolean): void {
    if (!(this instanceof FeedSocket)) return;
    this.silence = 0;
    this.messages += 1;
    if (!isBinary && data.length === 4 && data.toString() === 'ping') this.send(pong);
  }

  function onClose(this: WebSocket): void {
    if (this instanceof FeedSocket) sockets.remove(this);
  }

  function register(socket: FeedSocket, check: TokenCheck): void {
    // `ws` closes the socket by itself after a protocol error; without a listener the error would end the process.
    socket.on('error', ignore);
    if (typeof check === 'string' || sockets.isFull()) {
      socket.close(typeof check === 'string' ? refusalCodes[check] : tryAgainLater);
      return;
    }
    socket.playerId = check.playerId;
    socket.signInId = check.signInId;
    socket.on('message', onMessage);
    socket.on('close', onClose);
    sockets.add(socket);
    onOpen(check.playerId);
  }

  return async (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://feed');
    const { origin } = request.headers;
    if (pathname !== '/') return 404;
    if (origin !== undefined && origin !== siteUrl) return 403;
    const token = searchParams.get('Authorization') ?? '';
    const check = token !== '' && token.length <= maxTokenLength ? await checkToken(token) : 'unknown';
    server.handleUpgrade(request, socket, head, (opened) => register(opened, check));
    return undefined;
  };
}

function ignore(): void {}
