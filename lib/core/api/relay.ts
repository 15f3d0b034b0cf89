import 'server-only';
import { createErrorId, logSecurityEvent, type SecurityEvent } from '../log/security-event.ts';
import type { AnyInput, CallOptions, Credentials, UntypedAnswer } from './call.ts';
import { captchaHeader } from './captcha.ts';
import { type Endpoint, idempotencyHeader } from './endpoint.ts';
import { CallError, envelopeOf, isCallError, isOwnSentence, retryHeader } from './errors.ts';
import { findEndpoint } from './find-endpoint.ts';
import { checkOrigin, readJson, readQuery } from './request.ts';

type Headers = readonly (readonly [string, string])[];

/** The relay's dependencies, replaceable in tests. */
export interface RelayPorts {
  readonly endpoints: readonly Endpoint[];
  readonly siteOrigin: string;
  readonly checkAccess: (request: Request) => Promise<CallError | undefined>;
  /** For endpoints with `movesMoney`. */
  readonly checkMoneyAccess: (request: Request) => Promise<CallError | undefined>;
  /** The browser's IP address, if a trusted proxy reported it. */
  readonly addressOf: (request: Request) => string | undefined;
  /** Counts a call of an endpoint by address and player; throws `CallError` over the limit. */
  readonly checkRateLimit?: (request: Request, endpoint: Endpoint, playerId?: string) => Promise<void>;
  readonly credentialsOf: (request: Request) => Promise<Credentials | undefined>;
  /** Further headers of the call. Throws `CallError` to refuse it. */
  readonly callHeaders?: (request: Request, endpoint: Endpoint, body: unknown) => Promise<Readonly<Record<string, string>>>;
  readonly call: (
    endpoint: Endpoint,
    input: AnyInput,
    options: Pick<CallOptions, 'credentials' | 'headers'>,
  ) => Promise<UntypedAnswer>;
  /** Further response headers, such as a cookie that depends on the service's answer. */
  readonly headersFor?: (request: Request, endpoint: Endpoint, answer: UntypedAnswer) => Headers | Promise<Headers>;
  readonly sessionEndHeaders?: (error: CallError, request: Request) => Headers | Promise<Headers>;
}

const maxTokenLength = 8 * 1024;
const keyShape = /^[\w-]{1,64}$/;
const openInMaintenance = new Set(['/player/me/sign_out']);

/**
 * Forwards a browser's call to an outside service: only endpoints with `browser`, `me` for the session's player, own
 * origin and a small JSON body for changes, validated in both directions, never cached.
 */
export async function relay(request: Request, path: string, ports: RelayPorts): Promise<Response> {
  let about: ErrorContext = { target: 'The relay' };
  try {
    const found = findEndpoint(ports.endpoints, request.method, path);
    if (!found) throw new CallError('platform', envelopeOf(404, 'error.not_found'));
    const { endpoint, params } = found;
    about = { event: endpoint.event, target: `${endpoint.method} ${endpoint.path}` };
    if (!openInMaintenance.has(path)) {
      const refusal = await (endpoint.movesMoney ? ports.checkMoneyAccess : ports.checkAccess)(request);
      if (refusal) return refuse(refusal, [], about);
    }
    if (request.method !== 'GET') checkOrigin(request, ports.siteOrigin);
    const credentials = endpoint.by === 'player' ? await ports.credentialsOf(request) : undefined;
    if (endpoint.by === 'player' && !credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    about = { ...about, playerId: credentials?.playerId };
    const query = endpoint.query && readQuery(request.url, endpoint.query);
    const body = await parseBody(endpoint, request, ports, credentials);
    // A truncated key could collide with another request's key.
    if (endpoint.keyed && !keyShape.test(request.headers.get(idempotencyHeader) ?? '')) {
      throw new CallError('contract', envelopeOf(400, 'error.idempotency.key'));
    }
    await ports.checkRateLimit?.(request, endpoint, credentials?.playerId);
    const callHeaders = await ports.callHeaders?.(request, endpoint, body);
    const answered = await ports
      .call(
        endpoint,
        { params, query, body },
        { credentials, headers: { ...forwarded(request, endpoint, ports.addressOf(request)), ...callHeaders } },
      )
      .catch((error: unknown) => answerAbsence(endpoint, error));
    if (endpoint.event) logSecurityEvent({ ...about, event: endpoint.event, outcome: 'accepted' });
    const { reply } = answered;
    const answer = json(reply === undefined ? 204 : 200, reply, await ports.headersFor?.(request, endpoint, answered));
    const serverTime = answered.headers.get('x-server-time');
    if (serverTime) answer.headers.set('X-Server-Time', serverTime);
    return answer;
  } catch (error) {
    if (!isCallError(error)) {
      console.error('The relay failed:', error instanceof Error ? error.message : 'unknown');
      return refuse(new CallError('contract', envelopeOf(500, 'error.system.error')), [], about);
    }
    return refuse(error, error.endsSession ? await ports.sessionEndHeaders?.(error, request) : [], about);
  }
}

function answerAbsence({ absence }: Endpoint, error: unknown): UntypedAnswer {
  if (!absence || !isCallError(error) || error.code !== absence.code) throw error;
  return { reply: absence.reply, headers: new Headers() };
}

async function parseBody(
  endpoint: Endpoint,
  request: Request,
  ports: RelayPorts,
  credentials: Credentials | undefined,
): Promise<unknown> {
  const body = endpoint.body && (await readJson(request, endpoint.body));
  if (!endpoint.withAddress && !endpoint.withPlayerId) return body;
  return {
    ...(body as object | undefined),
    // An IP address or a player sent by the browser cannot be trusted.
    ...(endpoint.withAddress && { ipAddress: ports.addressOf(request) ?? '' }),
    ...(endpoint.withPlayerId && { playerId: credentials?.playerId ?? '' }),
  };
}

function forwarded(
  { headers }: Request,
  { captcha, perHour, keyed, service }: Endpoint,
  address: string | undefined,
): Record<string, string> {
  const key = keyed && headers.get(idempotencyHeader);
  const token = captcha && headers.get(captchaHeader);
  return {
    ...(key && { [idempotencyHeader]: key }),
    ...(token && { [captchaHeader]: token.slice(0, maxTokenLength) }),
    // The platform rate-limits by IP address too; no other service needs to know it.
    ...(perHour !== undefined && !service && address && { 'X-Forwarded-For': address }),
  };
}

function json(status: number, value: unknown, headers: Headers = []): Response {
  const answer = new Response(value === undefined ? null : JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
  for (const [name, header] of headers) answer.headers.append(name, header);
  return answer;
}

/** What an error is about, for the log. */
export type ErrorContext = Partial<Pick<SecurityEvent, 'event' | 'method' | 'target' | 'playerId'>>;

/** An error as a JSON response, in the platform's envelope, with an id that is also in the log. */
export function refuse(error: CallError, headers: Headers = [], about: ErrorContext = {}): Response {
  const { status, code, envelope } = error;
  const errorId = createErrorId();
  const outcome = status === 429 ? 'limited' : status >= 500 ? 'failed' : 'refused';
  logSecurityEvent({ ...about, event: about.event ?? 'request', outcome, status, code, errorId });
  // The site's own sentences are for the log: a browser shows a message only if a service wrote it (DEC-X-11).
  const { message, ...rest } = envelope;
  const shown = message !== undefined && !isOwnSentence(envelope) ? envelope : rest;
  return json(status, { ...shown, errorId }, [...Object.entries(retryHeader(envelope)), ...headers]);
}
