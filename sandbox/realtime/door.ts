import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { closeCodes } from '#lib/realtime/close-codes.ts';
import type { FaultBoard } from '#sandbox/kit/faults.ts';
import { waitOut } from '#sandbox/kit/faulty-answer.ts';
import { FeedSocket } from './feed-socket.ts';
import type { Hall } from './hall.ts';

/** Whom a token lets in: a player, nobody, or one who is kept out. */
export type Admission = { readonly playerId: string } | 'unknown' | 'kept-out';

interface DoorPorts {
  readonly hall: Hall;
  readonly siteUrl: string;
  readonly faults: Pick<FaultBoard, 'take'>;
  readonly admit: (token: string) => Promise<Admission>;
  readonly onEnter: (playerId: string) => void;
}

const maxMessageBytes = 1_024;
const maxTokenLength = 8 * 1_024;
const pong = '{"type":"PONG"}';
const tryAgainLater = 1013;
const refusals = { unknown: closeCodes.badToken, 'kept-out': closeCodes.keptOut } as const;

/** Takes connections over: own pages and callers that are no browser, one token, then a seat in the hall (RTM-01). */
export function createDoor({ hall, siteUrl, faults, admit, onEnter }: DoorPorts) {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    WebSocket: FeedSocket,
  });
  const closing = new AbortController();

  function hear(this: WebSocket, data: Buffer, isBinary: boolean): void {
    if (!(this instanceof FeedSocket)) return;
    this.silence = 0;
    this.said += 1;
    if (!isBinary && data.length === 4 && data.toString() === 'ping') this.send(pong);
  }

  function leave(this: WebSocket): void {
    if (this instanceof FeedSocket) hall.leave(this);
  }

  function seat(socket: FeedSocket, admission: Admission): void {
    // What is too large or broken ends in a close of the protocol's own.
    socket.on('error', ignore);
    if (typeof admission === 'string' || hall.isFull()) {
      socket.close(typeof admission === 'string' ? refusals[admission] : tryAgainLater);
      return;
    }
    socket.playerId = admission.playerId;
    socket.on('message', hear);
    socket.on('close', leave);
    hall.enter(socket);
    onEnter(admission.playerId);
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://feed');
    const fault = faults.take('realtime', pathname);
    if (fault) {
      await waitOut(fault, closing.signal);
      if (fault.reset === 'connection') return void socket.destroy();
      if (fault.status !== undefined) return refuse(socket, fault.status);
    }
    const { origin } = request.headers;
    if (pathname !== '/') return refuse(socket, 404);
    if (origin !== undefined && origin !== siteUrl) return refuse(socket, 403);
    const token = searchParams.get('Authorization') ?? '';
    const admission = token !== '' && token.length <= maxTokenLength ? await admit(token) : 'unknown';
    server.handleUpgrade(request, socket, head, (opened) => seat(opened, admission));
  }

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', ignore);
      open(request, socket, head).catch((error: unknown) => {
        console.error('realtime: a socket could not be opened', error instanceof Error ? error.name : 'unknown');
        refuse(socket, 503);
      });
    },
    close: () => closing.abort(),
  };
}

function ignore(): void {}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
