import { ownValue } from '#lib/core/own-value.ts';
import { observeServerTime } from '#lib/core/time/clock.ts';
import { captchaHeader } from './captcha.ts';
import { idempotencyHeader } from './endpoint.ts';
import { CallError, type ErrorEnvelope, sessionEndedHeader } from './errors.ts';
import type { BrowserEndpointKey, BrowserInput, BrowserReply } from './registry.ts';

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

interface CallOptions {
  /** For endpoints with `captcha`. */
  readonly captchaToken?: string;
  /** For `keyed` endpoints. */
  readonly idempotencyKey?: string;
}

type EndListener = (error: CallError) => void;

const endListeners = new Set<EndListener>();

/** Calls the listener for each answer that ends the session, whichever call it is for (DEC-WIRE-5); returns the unsubscribe function. */
export function subscribeToSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Calls an endpoint through the relay: `callEndpoint('GET /player/me/wallet', {})`. Typed by the contract, without schemas
 * in the browser: the relay has validated the answer. Throws `CallError`.
 */
export async function callEndpoint<const Key extends BrowserEndpointKey>(
  key: Key,
  input: BrowserInput<Key>,
  { captchaToken, idempotencyKey }: CallOptions = {},
): Promise<BrowserReply<Key>> {
  const { params = {}, query = {}, body }: LooseInput = input;
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ownValue(params, name) ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const answer = await send(`/api/platform${filled}${search && `?${search}`}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(captchaToken && { [captchaHeader]: captchaToken }),
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer as BrowserReply<Key>;
}

/** Calls one of the site's own handlers; `Reply` is the type that the handler exports. Throws `CallError`. */
export async function callSite<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  return (await send(path, init)) as Reply;
}

/** Posts to one of the site's own handlers that answers with a file. Throws `CallError`. */
export async function requestFile(path: string): Promise<Blob> {
  const response = await request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  return response.blob();
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await request(path, init);
  return response.status === 204 ? undefined : response.json().catch(() => undefined);
}

async function request(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (cause) {
    // Omits the browser's own message, which is in the browser's language instead of the page's.
    throw new CallError('network', { status: 503, code: 'error.system.error' }, { cause });
  }
  observeServerTime(response.headers);
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  // Only the server knows whether the call carried the token: a 403 of the captcha does not end the session.
  const keepsSession = !response.headers.has(sessionEndedHeader);
  const error = new CallError(
    'platform',
    { ...(answer as ErrorEnvelope | undefined), status: response.status },
    { keepsSession },
  );
  if (error.endsSession) for (const listener of [...endListeners]) listener(error);
  throw error;
}

/** React Query options; the query key is the endpoint's name and input. CNT-28: five minutes fresh, no retry. */
export function query<const Key extends BrowserEndpointKey>(key: Key, input: BrowserInput<Key>) {
  return { queryKey: [key, input] as const, queryFn: () => callEndpoint(key, input), staleTime: 300_000, retry: false };
}
