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
import type { Fault, FaultRegistry } from './faults.ts';
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
    const fault = path === healthPath ? undefined : context.faults.take(service.name, path);
    const response = await respond(path, { request, bindings, fault });
    const stampedResponse = response === RESPONSE_ALREADY_SENT ? response : withHeaders(response, timeFor(fault), fault);
    if (context.config.logRequests) {
      const outcome = response === RESPONSE_ALREADY_SENT ? 'cut' : `${response.status}`;
      logRequest(service.name, request.method, path, outcome, startedAt);
    }
    return fault?.reset === 'body' ? cutInHalf(stampedResponse, bindings) : stampedResponse;
  };

  function timeFor(fault: Fault | undefined): Date {
    return new Date(context.clock.now().getTime() + (fault?.clockMs ?? 0));
  }

  async function respond(path: string, { request, bindings, fault }: Received): Promise<Response> {
    if (path === healthPath) return healthResponse(service);
    // PostgreSQL cannot store null characters.
    if (!isStorableAddress(request.url)) return Response.json(envelopeOf(400, 'error.validation'), { status: 400 });
    if (!fault) return handle(request, bindings);
    const done = fault.afterwards ? await handle(request, bindings) : undefined;
    await applyDelay(fault, closing);
    if (fault.reset === 'connection') return resetConnection(bindings?.incoming);
    return faultResponse(fault) ?? done ?? handle(request, bindings);
  }

  async function handle(request: Request, bindings: HttpBindings | undefined): Promise<Response> {
    try {
      return await service.app.fetch(request, bindings);
    } catch (error) {
      console.error(`${service.name}: ${request.method} failed:`, traceOf(error));
      return Response.json(envelopeOf(500, 'error.system.error'), { status: 500 });
    }
  }
}

interface Received {
  readonly request: Request;
  readonly bindings: HttpBindings | undefined;
  readonly fault: Fault | undefined;
}

async function healthResponse(service: Service): Promise<Response> {
  const ok = await service.healthy().catch(() => false);
  return Response.json({ ok }, { status: ok ? 200 : 503 });
}

function resetConnection(incoming: IncomingMessage | undefined): Response {
  incoming?.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

/** Sends the status, the headers and half of the body, and closes the connection. */
async function cutInHalf(response: Response, bindings: HttpBindings | undefined): Promise<Response> {
  if (response === RESPONSE_ALREADY_SENT || !bindings) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), 'content-length': Math.max(body.length, 2) };
  bindings.outgoing.writeHead(response.status === 204 ? 200 : response.status, headers).flushHeaders();
  bindings.outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => bindings.incoming.socket.destroySoon());
  return RESPONSE_ALREADY_SENT;
}

/** Stamps the response. With a wrong clock `Date` is wrong too; otherwise Node writes it. */
function withHeaders(response: Response, at: Date, fault: Fault | undefined): Response {
  const added = {
    'X-Server-Time': at.toISOString(),
    'X-Content-Type-Options': 'nosniff',
    ...(fault?.clockMs !== undefined && { Date: at.toUTCString() }),
  };
  try {
    for (const [name, value] of Object.entries(added)) response.headers.set(name, value);
    return response;
  } catch {
    // The headers of `Response.redirect` are immutable.
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }
}
