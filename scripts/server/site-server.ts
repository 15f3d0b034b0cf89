import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isReading, maxBodyBytesOf } from '#lib/core/api/body-limits.ts';
import { envelopeOf, type KnownCode } from '#lib/core/api/errors.ts';
import { findUnwanted, pathnameOf } from '#lib/core/api/find-unwanted.ts';
import { findMalformed } from '#lib/core/api/malformed.ts';
import { clientOf, networksOf } from '#lib/core/http/address.ts';
import { cookiesForNext } from '#lib/core/http/drafts-cookie.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { anonymousPath } from '#lib/core/log/anonymous-path.ts';
import { runForRequest } from '#lib/core/log/request.ts';
import { createErrorId, logSecurityEvent } from '#lib/core/log/security-event.ts';
import { limitBody } from '#lib/core/server/bodies.ts';
import { closeAfter, endConnection } from '#lib/core/server/close.ts';
import { defaultServerLimits, limitConnections, type ServerLimits, serverOptionsOf } from '#lib/core/server/connections.ts';
import { createOpenCounts } from '#lib/core/server/counts.ts';
import { everyAnswer } from '#lib/edge/headers.ts';
import { busyPage, busyRetrySeconds } from '#lib/next/pages/busy-page.ts';
import { isFromMemory, type MemoryResponder } from '#lib/next/pages/memory-responder.ts';
import type { ObservedRequest, ObserveRequest } from '#lib/telemetry/requests.ts';
import { countPerMinute } from './count-per-minute.ts';

interface Refusal {
  readonly status: number;
  readonly code: KnownCode;
  readonly headers?: Readonly<Record<string, string>>;
  /** HTML instead of the JSON. */
  readonly page?: string | undefined;
}

export interface SiteServerOptions {
  readonly isSecure: boolean;
  /** The number of trusted proxies: behind them a connection's address is not a client. */
  readonly proxyHops: number;
  readonly limits?: ServerLimits;
  /** Whether each request is logged with its status and duration. */
  readonly logsRequests?: boolean;
  /** Answers a request for a stored page at once; resolves to false for any other. */
  readonly answerFromMemory?: MemoryResponder | undefined;
  /** Whether only stored pages and probes are answered. */
  readonly isOverloaded?: (() => boolean) | undefined;
  /** For metrics and traces. */
  readonly observeRequest?: ObserveRequest | undefined;
  /** Called for each connection that is closed because there are too many. */
  readonly onRefusedConnection?: (() => void) | undefined;
}

const answerUnobserved: ObserveRequest = (request, _, work) =>
  work({ method: request.method ?? '', route: '', source: 'server' });

/**
 * An HTTP server whose every response has the security headers: those of `handle`, and those that Node would send without
 * them, to requests that it cannot parse, to an `Expect` header and to an upgrade, which the site does not offer. Connections,
 * the time of a request, its body, and the open requests of a client have limits. What is logged about a request is counted for
 * its client.
 */
export function createSiteServer(
  handle: RequestListener,
  {
    isSecure,
    proxyHops,
    limits = defaultServerLimits,
    logsRequests = false,
    answerFromMemory,
    isOverloaded,
    observeRequest = answerUnobserved,
    onRefusedConnection,
  }: SiteServerOptions,
): Server {
  const commonHeaders = everyAnswer(isSecure);
  const openRequests = createOpenCounts(limits.maxConnectionsPerAddress ?? Number.POSITIVE_INFINITY);
  const responses = new WeakMap<Duplex, ServerResponse>();

  /** Behind proxies a client is who they say; requests without their header are one client. */
  function runFor(socket: Duplex, headers: IncomingHttpHeaders, work: (network: string) => void): void {
    const connection = socket instanceof Socket ? socket.remoteAddress : undefined;
    const client = clientOf({ forwardedFor: headers['x-forwarded-for']?.toString() ?? null, connection }, proxyHops);
    const { own, widest } = networksOf(client ?? '');
    runForRequest({ id: requestIdOf(headers, proxyHops), client: widest }, () => work(own));
  }

  function receive(request: IncomingMessage, response: ServerResponse, network: string): void {
    if (logsRequests) logWhenSent(request, response);
    const malformed = findMalformed(request);
    request.url = originForm(request.url ?? '/');
    if (isSecure && request.headers.cookie) request.headers.cookie = cookiesForNext(request.headers.cookie);
    observeRequest(request, response, (observed) =>
      answer(request, response, malformed ?? findUnwanted(request) ?? count(request, response, network), observed),
    );
  }

  /** Counts a request as open until its response closes; a refusal if its client has too many. */
  function count(request: IncomingMessage, response: ServerResponse, network: string): Refusal | undefined {
    if (isProbe(request.url ?? '/')) return undefined;
    const close = openRequests.open(network);
    if (close) {
      response.once('close', close);
      return undefined;
    }
    // A response without a socket waits for those before it on its connection, which may be the client's open ones.
    if (!response.socket) request.socket.destroy();
    return { status: 429, code: 'error.too_many_requests', headers: { 'Retry-After': '1' } };
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    refusal: Refusal | undefined,
    observed: ObservedRequest,
  ): void {
    if (refusal) {
      addHeaders(response, commonHeaders);
      refuse(response, refusal);
      return;
    }
    // A body is limited before its first part comes, so what may have one is passed on at once.
    if (!answerFromMemory || !isReading(request.method ?? '')) {
      pass(request, response, observed);
      return;
    }
    answerFromMemory(request, response).then(
      (isAnswered) => {
        if (isAnswered) observed.source = 'memory';
        else pass(request, response, observed);
      },
      (error: unknown) => {
        console.error('The memory responder failed:', error instanceof Error ? error.message : 'unknown');
        if (response.headersSent) response.destroy();
        else pass(request, response, observed);
      },
    );
  }

  /** To Next, with a limited body. */
  function pass(request: IncomingMessage, response: ServerResponse, observed: ObservedRequest): void {
    addHeaders(response, commonHeaders);
    if (isOverloaded?.() && !isProbe(request.url ?? '/')) {
      refuse(response, busyAnswer(request));
      return;
    }
    responses.set(request.socket, response);
    limitBody(request, maxBodyBytesOf(request.method ?? '', pathnameOf(request.url ?? '/')), () => {
      if (!response.headersSent) refuse(response, { status: 413, code: 'error.body.too_large' });
      else endConnection(request.socket);
    });
    if (/^100-continue$/i.test(request.headers.expect ?? '')) response.writeContinue();
    observed.source = 'next';
    handle(request, response);
  }

  /** Without reading the request's body. */
  function refuse(response: ServerResponse, refusal: Refusal): void {
    closeAfter(response);
    const { body, headers } = answerOf(refusal);
    response.writeHead(refusal.status, headers);
    response.end(body);
  }

  /** For a connection that has no response object. */
  function refuseConnection(socket: Duplex, refusal: Refusal): void {
    const response = responses.get(socket);
    const isAnswering = response?.headersSent && !response.writableFinished;
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const { body, headers } = answerOf(refusal);
    const lines = Object.entries({ ...commonHeaders, ...headers, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    endConnection(socket, [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n'));
  }

  // Node answers a request without a host before it comes here; `findMalformed` does it instead.
  const receiveFor: RequestListener = (request, response) =>
    runFor(request.socket, request.headers, (network) => receive(request, response, network));
  const refused = countPerMinute((count) =>
    logSecurityEvent({ event: 'request', outcome: 'limited', target: 'Connections', count }),
  );
  const server = createServer({ requireHostHeader: false, ...serverOptionsOf(limits) }, receiveFor);
  // A load balancer uses a connection again for as long as a minute: one that had just been closed here would fail its request.
  if (proxyHops > 0) server.keepAliveTimeout = limits.keptForProxyMs;
  limitConnections(server, { ...limits, ...(proxyHops > 0 && { maxConnectionsPerAddress: undefined }) }, () => {
    refused.add();
    onRefusedConnection?.();
  });
  server.once('close', refused.stop);
  // As any other request, also for its time limit.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', ({ socket, headers }: IncomingMessage, response: ServerResponse) =>
    runFor(socket, headers, () => {
      addHeaders(response, commonHeaders);
      refuse(response, { status: 417, code: 'error.validation' });
    }),
  );
  const refuseFor = (socket: Duplex, headers: IncomingHttpHeaders, refusal: Refusal) =>
    runFor(socket, headers, () => refuseConnection(socket, refusal));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseFor(socket, {}, refusalOf(error)));
  server.on('upgrade', ({ headers }, socket) => refuseFor(socket, headers, { status: 400, code: 'error.validation' }));
  server.on('connect', ({ headers }, socket) => refuseFor(socket, headers, { status: 405, code: 'error.method.not_allowed' }));
  return server;
}

/** The id that a trusted proxy gave a request, or a new one. */
function requestIdOf(headers: IncomingHttpHeaders, proxyHops: number): string {
  const given = headers['x-request-id'];
  return proxyHops > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** One line per request, but for probes; `cut` where the client left before the end. */
function logWhenSent({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (isProbe(url)) return;
  const startedAt = performance.now();
  response.once('close', () => {
    const outcome = response.writableFinished ? response.statusCode : 'cut';
    const durationMs = Math.round(performance.now() - startedAt);
    const line = { event: 'access', method, path: anonymousPath(url), outcome, durationMs };
    console.info(JSON.stringify({ ...line, ...(isFromMemory(response) && { from: 'memory' }) }));
  });
}

const probes = new Set(['/api/health/live', '/api/health/ready']);

/** The load balancer's, whose address may be that of all visitors. */
function isProbe(url: string): boolean {
  return probes.has(pathnameOf(url));
}

/** A URL without scheme and host, which a client may send too; Next would redirect to that host. */
function originForm(url: string): string {
  const absolute = /^https?:\/\//i.test(url) ? parseUrl(url) : undefined;
  return absolute ? absolute.pathname + absolute.search : url;
}

/** Adds the headers that a response does not have when it is sent. Next adds some itself, and must not have them twice. */
function addHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(...rest: unknown[]) {
      for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
      return Reflect.apply(writeHead, undefined, rest);
    },
  });
}

function busyAnswer({ url = '/', headers }: IncomingMessage): Refusal {
  const page = headers.accept?.includes('text/html') ? busyPage(pathnameOf(url)) : undefined;
  return { status: 503, code: 'error.system.error', headers: { 'Retry-After': String(busyRetrySeconds) }, page };
}

function answerOf({ status, code, headers, page }: Refusal) {
  const errorId = createErrorId();
  logSecurityEvent({ event: 'request', outcome: 'refused', target: 'The HTTP server', status, code, errorId });
  const body = page ?? JSON.stringify({ ...envelopeOf(status, code), errorId });
  const type = { 'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json', 'Cache-Control': 'no-store' };
  return { body, headers: { ...type, 'Content-Length': String(Buffer.byteLength(body)), ...headers } };
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'error.validation' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'error.validation' };
  return { status: 400, code: 'error.validation' };
}
