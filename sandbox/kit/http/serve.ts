import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { isStorableAddress } from '#lib/core/api/storable.ts';
import { serverOptionsOf } from '#lib/core/server/connections.ts';
import type { VirtualClock } from '../clock.ts';
import type { SandboxConfig } from '../config.ts';
import type { Service } from '../service.ts';
import { boundServer, limitsOf, withBodyLimit } from './bounds.ts';
import { applyDelay, faultResponse } from './fault-response.ts';
import type { FaultRegistry } from './faults.ts';
import { logRequest } from './request-log.ts';
import { traceOf } from './trace.ts';

/** The health check of each service, used by `ops`; faults do not apply to it. */
export const healthPath = '/_health';

export interface Listening {
  readonly port: number;
  /** Waits up to 500 ms for running requests, then closes every connection. */
  close(): Promise<void>;
}

/** The parts of the context that serving needs. */
export interface ServeContext {
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly faults: Pick<FaultRegistry, 'take'>;
  readonly config: Pick<SandboxConfig, 'logRequests'>;
}

const graceMs = 500;

/** Thrown when another process uses the port; the message says how to continue. */
export class PortTakenError extends Error {
  readonly service: string;
  readonly port: number;

  constructor(service: string, port: number) {
    super(
      `Port ${port} (${service}) is in use by another process. Stop that process, or set SANDBOX_PORT_OFFSET (e.g. 1000) to move every port of the sandbox.`,
    );
    this.name = 'PortTakenError';
    this.service = service;
    this.port = port;
  }
}

/** Binds a service to its loopback port; every response has the virtual clock in `X-Server-Time` (DEC-X-1), and is what its media type says. */
export async function listen(service: Service, port: number, context: ServeContext): Promise<Listening> {
  const closing = new AbortController();
  const handleRequest = createRequestHandler(service, context, closing.signal);
  // HTTP/1 requests only, see `serve-tls.ts` for HTTP/2.
  const listener = getRequestListener((request, bindings) => handleRequest(request, bindings as HttpBindings), {
    errorHandler: refuseError,
  });
  const bounded = withBodyLimit(service, (incoming, outgoing) => void listener(incoming, outgoing));
  const server = createServer(serverOptionsOf(limitsOf(service)), bounded);
  server.keepAliveTimeout = 65_000;
  boundServer(server, service);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortTakenError(service.name, port) : error;
  });
  return { port: portOf(server, port), close: () => closeServer(service, server, closing) };
}

/** For a request of which no URL can be made. */
function refuseError(error: unknown): Response {
  const isRefused = error instanceof RequestError;
  if (!isRefused) console.error('A request failed:', traceOf(error));
  return isRefused
    ? Response.json(envelopeOf(400, 'error.validation'), { status: 400 })
    : Response.json(envelopeOf(500, 'error.system.error'), { status: 500 });
}

function portOf(server: Server, requested: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : requested;
}

async function closeServer(service: Service, server: Server, closing: AbortController): Promise<void> {
  const closed = once(server, 'close');
  closing.abort();
  service.closeSockets?.();
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

/** Handles a request with health check, faults, `X-Server-Time` and request log. */
export function createRequestHandler(service: Service, context: ServeContext, closing: AbortSignal) {
  return async (request: Request, bindings?: HttpBindings): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const startedAt = performance.now();
    const response = await respond(path, request, bindings);
    const stampedResponse = response === RESPONSE_ALREADY_SENT ? response : withHeaders(response, context.clock.now());
    if (context.config.logRequests) {
      logRequest(
        service.name,
        request.method,
        path,
        response === RESPONSE_ALREADY_SENT ? 'cut' : `${response.status}`,
        startedAt,
      );
    }
    return stampedResponse;
  };

  async function respond(path: string, request: Request, bindings: HttpBindings | undefined): Promise<Response> {
    if (path === healthPath) return healthResponse(service);
    // PostgreSQL cannot store null characters.
    if (!isStorableAddress(request.url)) return Response.json(envelopeOf(400, 'error.validation'), { status: 400 });
    const fault = context.faults.take(service.name, path);
    if (fault) {
      await applyDelay(fault, closing);
      if (fault.reset === 'connection') return resetConnection(bindings?.incoming);
    }
    const replacement = fault && faultResponse(fault);
    if (replacement) return replacement;
    try {
      return await service.app.fetch(request, bindings);
    } catch (error) {
      console.error(`${service.name}: ${request.method} failed:`, traceOf(error));
      return Response.json(envelopeOf(500, 'error.system.error'), { status: 500 });
    }
  }
}

async function healthResponse(service: Service): Promise<Response> {
  const ok = await service.healthy().catch(() => false);
  return Response.json({ ok }, { status: ok ? 200 : 503 });
}

function resetConnection(incoming: IncomingMessage | undefined): Response {
  incoming?.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

function addHeaders(headers: Headers, now: Date): void {
  headers.set('X-Server-Time', now.toISOString());
  headers.set('X-Content-Type-Options', 'nosniff');
}

function withHeaders(response: Response, now: Date): Response {
  try {
    addHeaders(response.headers, now);
    return response;
  } catch {
    // The headers of `Response.redirect` are immutable.
    const headers = new Headers(response.headers);
    addHeaders(headers, now);
    return new Response(response.body, { status: response.status, headers });
  }
}
