import { ownValue } from '#lib/core/own-value.ts';
import { observeServerTime } from '#lib/core/time/clock.ts';
import { captchaHeader } from './captcha.ts';
import { type BrowserKey, type CallInput, type Endpoint, idempotencyHeader, type ReplyOf } from './endpoint.ts';
import { CallError, type ErrorEnvelope, sessionEndedHeader } from './errors.ts';

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

interface LooseOptions {
  readonly captchaToken?: string;
  readonly idempotencyKey?: string;
}

type BrowserEndpoint = Endpoint & { readonly browser: true };

type CallOptions<E> = E extends { keyed: true }
  ? [options: { readonly idempotencyKey: string }]
  : E extends { captcha: true }
    ? [options?: { readonly captchaToken?: string }]
    : [];

type CallArguments<E extends BrowserEndpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, ...CallOptions<E>]
    : [input: CallInput<E>, ...CallOptions<E>];

type EndListener = (error: CallError) => void;

const endListeners = new Set<EndListener>();

/** Calls the listener for each answer that ends the session, whichever call it is for (DEC-WIRE-5); returns the unsubscribe function. */
export function subscribeToSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Makes a call by the name of its endpoint: `await readWallet()`. `key` names it in a query key. Throws `CallError`. */
export interface Call<E extends BrowserEndpoint> {
  (...args: CallArguments<E>): Promise<ReplyOf<E>>;
  readonly key: BrowserKey<E>;
}

/**
 * Declares a browser's call of an endpoint through the relay, in a domain's `calls.ts`. Typed by the contract, without schemas
 * in the browser: the relay has validated the answer.
 */
export function call<E extends BrowserEndpoint>(key: BrowserKey<E>): Call<E> {
  const run = async (...[input, options]: CallArguments<E>) => (await sendCall(key, input, options)) as ReplyOf<E>;
  return Object.assign(run, { key });
}

async function sendCall(
  key: string,
  { params = {}, query = {}, body }: LooseInput = {},
  { captchaToken, idempotencyKey }: LooseOptions = {},
): Promise<unknown> {
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ownValue(params, name) ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return send(`/api/platform${filled}${search && `?${search}`}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(captchaToken && { [captchaHeader]: captchaToken }),
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
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

/** React Query options of a read; the query key is the call's and its input. CNT-28: five minutes fresh, no retry. */
export function query<E extends BrowserEndpoint>(call: Call<E>, ...args: CallArguments<E>) {
  const [input = {}] = args;
  return { queryKey: [call.key, input] as const, queryFn: () => call(...args), staleTime: 300_000, retry: false };
}
