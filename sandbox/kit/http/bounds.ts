import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Duplex } from 'node:stream';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { announcesMoreThan, limitBody } from '#lib/core/server/bodies.ts';
import { closeAfter, endConnection } from '#lib/core/server/close.ts';
import { defaultServerLimits, limitConnections, type ServerLimits } from '#lib/core/server/connections.ts';
import type { Service, Upgrade } from '../service.ts';
import { traceOf } from './trace.ts';

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;
type Listener = (incoming: Incoming, outgoing: Outgoing) => void;

const maxBodyBytes = 32 * 1_024;
/** Upgrades whose token is being checked. */
const maxPendingUpgrades = 100;

/** The services listen on this machine only, so an address is no client: the site's own calls come from the same one. */
export function limitsOf({ maxConnections = 1_024, hasEndlessResponses = false, bodies }: Service): ServerLimits {
  return {
    ...defaultServerLimits,
    maxConnections,
    maxConnectionsPerAddress: undefined,
    maxRequestsPerConnection: 0,
    requestMs: bodies?.maxMs ?? defaultServerLimits.requestMs,
    responseMs: hasEndlessResponses ? undefined : defaultServerLimits.responseMs,
  };
}

/** Refuses bodies that are longer than the service reads, before or while they come. GET and HEAD have none. */
export function withBodyLimit(service: Service, listener: Listener): Listener {
  return (incoming, outgoing) => {
    const { maxBytes = maxBodyBytes, refuse = refuseBody } = service.bodies ?? {};
    const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
    const limit = typeof maxBytes === 'number' ? maxBytes : maxBytes(incoming.url ?? '/');
    const send = () => void sendAndClose(outgoing, refuse());
    if (announcesMoreThan(isReading ? 0 : limit, incoming.headers)) {
      send();
      return;
    }
    limitBody(incoming, isReading ? 0 : limit, send);
    listener(incoming, outgoing);
  };
}

function refuseBody(): Response {
  return Response.json(envelopeOf(413, 'error.body.too_large'), { status: 413 });
}

/** For bytes that are no request. */
function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(envelopeOf(status, 'error.validation'));
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  endConnection(socket, `HTTP/1.1 ${status} Refused\r\n${headers}\r\n\r\n${body}`);
}

async function sendAndClose(outgoing: Outgoing, response: Response): Promise<void> {
  const body = await response.text();
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const headers = Object.fromEntries(response.headers);
  if ('stream' in outgoing) {
    outgoing.writeHead(response.status, headers);
    outgoing.end(body, () => outgoing.stream.close());
    return;
  }
  closeAfter(outgoing);
  outgoing.writeHead(response.status, headers);
  outgoing.end(body);
}

/** Applies the limits of connections and upgrades. */
export function boundServer(server: Server, service: Service): void {
  limitConnections(server, limitsOf(service));
  server.on('checkExpectation', (_, outgoing: ServerResponse) => {
    void sendAndClose(outgoing, Response.json(envelopeOf(417, 'error.validation'), { status: 417 }));
  });
  server.on('clientError', refuseUnreadable);
  if (service.upgrade) server.on('upgrade', boundUpgrades(service.upgrade));
}

/** Hands a number of upgrades at a time to the service, and sends its refusals. */
export function boundUpgrades(upgrade: Upgrade): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  let pending = 0;
  const refuse = (socket: Duplex, status: number) =>
    endConnection(socket, `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    pending += 1;
    try {
      const status = await upgrade(request, socket, head);
      if (status !== undefined) refuse(socket, status);
    } catch (error) {
      console.error('A socket could not be opened:', traceOf(error));
      refuse(socket, 503);
    } finally {
      pending -= 1;
    }
  }

  return (request, socket, head) => {
    // Without a listener, a client that resets its connection would end the process.
    socket.on('error', () => socket.destroy());
    if (pending >= maxPendingUpgrades) refuse(socket, 503);
    else void open(request, socket, head);
  };
}
