import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { envelopeOf } from '#lib/platform/errors.ts';
import { isStorableAddress } from '#lib/platform/storable.ts';
import type { SandboxContext } from './context.ts';
import { faultyAnswer, waitOut } from './faulty-answer.ts';
import { logRequest } from './request-log.ts';
import type { Service } from './service.ts';
import { traceOf } from './trace.ts';

/** Where `ops` asks each service over HTTP whether it lives. Answers before faults, so that they cannot hide it. */
export const healthPath = '/_health';

export interface Listening {
  readonly port: number;
  /** Lets running answers finish for a moment, then ends every connection. */
  close(): Promise<void>;
}

/** What a binding needs of the sandbox. */
export type ServeContext = Pick<SandboxContext, 'clock' | 'faults' | 'config'>;

const graceMs = 500;

/** Thrown when another process has the port: says which one and the way out. */
export class PortTakenError extends Error {
  constructor(service: string, port: number) {
    super(
      `Port ${port} (${service}) is taken by another process. Stop that process, or set SANDBOX_PORT_OFFSET (e.g. 1000) to move every port of the sandbox.`,
    );
    this.name = 'PortTakenError';
  }
}

/** Binds a service to its loopback port; every answer carries the virtual clock as `X-Server-Time` (DEC-X-1). */
export async function listen(service: Service, port: number, context: ServeContext): Promise<Listening> {
  const closing = new AbortController();
  const answer = createAnswer(service, context, closing.signal);
  // Node's own requests only: HTTP/2 is spoken in `serve-securely.ts`.
  const listener = getRequestListener((request, bindings) => answer(request, bindings as HttpBindings));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.keepAliveTimeout = 65_000;
  if (service.upgrade) server.on('upgrade', service.upgrade);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortTakenError(service.name, port) : error;
  });
  return { port: portOf(server, port), close: () => closeServer(service, server, closing) };
}

function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

async function closeServer(service: Service, server: Server, closing: AbortController): Promise<void> {
  const closed = once(server, 'close');
  closing.abort();
  service.hangUp?.();
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

/** The service's answer to one request with health, faults, clock and log around it. */
export function createAnswer(service: Service, context: ServeContext, closing: AbortSignal) {
  return async (request: Request, bindings?: HttpBindings): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const startedAt = performance.now();
    const response = await answerOnce(path, request, bindings);
    const stamped = response === RESPONSE_ALREADY_SENT ? response : stamp(response, context.clock.now());
    if (context.config.logRequests) {
      logRequest(
        service.name,
        request.method,
        path,
        response === RESPONSE_ALREADY_SENT ? 'cut' : `${response.status}`,
        startedAt,
      );
    }
    return stamped;
  };

  async function answerOnce(path: string, request: Request, bindings: HttpBindings | undefined): Promise<Response> {
    if (path === healthPath) return answerHealth(service);
    // No database takes it, and no service has it in an address.
    if (!isStorableAddress(request.url)) return Response.json(envelopeOf(400, 'error.validation'), { status: 400 });
    const fault = context.faults.take(service.name, path);
    if (fault) {
      await waitOut(fault, closing);
      if (fault.reset === 'connection') return cut(bindings?.incoming);
    }
    const spoiled = fault && faultyAnswer(fault);
    if (spoiled) return spoiled;
    try {
      return await service.app.fetch(request, bindings);
    } catch (error) {
      console.error(`${service.name}: ${request.method} failed:`, traceOf(error));
      return Response.json(envelopeOf(500, 'error.system.error'), { status: 500 });
    }
  }
}

async function answerHealth(service: Service): Promise<Response> {
  const ok = await service.healthy().catch(() => false);
  return Response.json({ ok }, { status: ok ? 200 : 503 });
}

function cut(incoming: IncomingMessage | undefined): Response {
  incoming?.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

function stamp(response: Response, now: Date): Response {
  try {
    response.headers.set('X-Server-Time', now.toISOString());
    return response;
  } catch {
    // A redirect made by `Response.redirect` has headers that cannot be changed.
    const headers = new Headers(response.headers);
    headers.set('X-Server-Time', now.toISOString());
    return new Response(response.body, { status: response.status, headers });
  }
}
