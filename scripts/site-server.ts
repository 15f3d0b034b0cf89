import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { envelopeOf, type KnownCode } from '#lib/core/api/errors.ts';
import { findMalformed } from '#lib/core/api/malformed.ts';
import { createErrorId, logSecurityEvent } from '#lib/core/log/security-event.ts';
import { transportHeaders } from '#lib/edge/headers.ts';
import { securityHeaders } from '#lib/edge/security-headers.ts';

interface Refusal {
  readonly status: number;
  readonly code: KnownCode;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An HTTP server whose every response has the security headers: those of `handle`, and those that Node would send without
 * them, to requests that it cannot parse, to an `Expect` header and to an upgrade, which the site does not offer.
 */
export function createSiteServer(handle: RequestListener, isSecure: boolean): Server {
  const everyAnswer = { ...securityHeaders, ...transportHeaders(isSecure) };

  function refuse(response: ServerResponse, refusal: Refusal): void {
    const { body, headers } = answerOf(refusal);
    response.writeHead(refusal.status, headers);
    response.end(body);
  }

  /** For a connection that has no response object. */
  function refuseConnection(socket: Duplex, refusal: Refusal): void {
    if (!socket.writable) return;
    const { body, headers } = answerOf(refusal);
    const lines = Object.entries({ ...everyAnswer, ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n'));
  }

  // Node answers a request without a host before it comes here; `findMalformed` does it instead.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    addHeaders(response, everyAnswer);
    const malformed = findMalformed(request);
    request.url = originForm(request.url ?? '/');
    if (malformed) refuse(response, malformed);
    else handle(request, response);
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    addHeaders(response, everyAnswer);
    refuse(response, { status: 417, code: 'error.validation' });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseConnection(socket, refusalOf(error)));
  server.on('upgrade', (_, socket) => refuseConnection(socket, { status: 400, code: 'error.validation' }));
  server.on('connect', (_, socket) => refuseConnection(socket, { status: 405, code: 'error.method.not_allowed' }));
  return server;
}

/** A URL without scheme and host, which a client may send too; Next would redirect to that host. */
function originForm(url: string): string {
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
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

function answerOf({ status, code, headers }: Refusal) {
  const errorId = createErrorId();
  logSecurityEvent({ event: 'request', outcome: 'refused', target: 'The HTTP server', status, code, errorId });
  const body = JSON.stringify({ ...envelopeOf(status, code), errorId });
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return { body, headers: { ...type, 'Content-Length': String(Buffer.byteLength(body)), ...headers } };
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'error.validation' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'error.validation' };
  return { status: 400, code: 'error.validation' };
}
