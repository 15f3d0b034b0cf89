import { captchaHeader } from '#lib/captcha/contract.ts';
import { observeServerTime } from '#lib/time/clock.ts';
import type { BrowserEndpointKey, EndpointOf } from './contract.ts';
import { type CallInput, idempotencyHeader, type ReplyOf } from './endpoint.ts';
import { CallError, type ErrorEnvelope, sessionEndedHeader } from './errors.ts';

/** What the browser hands in: `{playerId}` is `me`, and the other parameters are filled in by name. */
export type BrowserInput<Key extends BrowserEndpointKey> = CallInput<EndpointOf<Key>>;
export type BrowserReply<Key extends BrowserEndpointKey> = ReplyOf<EndpointOf<Key>>;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

interface AskOptions {
  /** Where the endpoint asks for a person (`captcha`). */
  readonly captchaToken?: string;
  /** Where the endpoint is `keyed`. */
  readonly idempotencyKey?: string;
}

/**
 * Calls an endpoint through the relay: `ask('GET /player/me/wallet', {})`. Typed by the contract, with no schema in the
 * browser: the relay has checked the answer. Throws `CallError`.
 */
export async function ask<const Key extends BrowserEndpointKey>(
  key: Key,
  input: BrowserInput<Key>,
  { captchaToken, idempotencyKey }: AskOptions = {},
): Promise<BrowserReply<Key>> {
  const { params = {}, query = {}, body }: LooseInput = input;
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
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

/** Asks one of the site's own handlers, whose answer is of the type that the handler exports. Throws `CallError`. */
export async function askSite<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  return (await send(path, init)) as Reply;
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (cause) {
    // Without its sentence: a browser says it in its own language.
    throw new CallError('network', { status: 503, code: 'error.system.error' }, { cause });
  }
  observeServerTime(response.headers);
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return answer;
  // Only the server knows whether the call carried the token: a captcha's 403 signs nobody out.
  const keepsSession = !response.headers.has(sessionEndedHeader);
  throw new CallError('platform', { ...(answer as ErrorEnvelope | undefined), status: response.status }, { keepsSession });
}

/** Options for React Query, the key being the endpoint's name and its input. CNT-28: five minutes fresh, no retry. */
export function query<const Key extends BrowserEndpointKey>(key: Key, input: BrowserInput<Key>) {
  return { queryKey: [key, input] as const, queryFn: () => ask(key, input), staleTime: 300_000, retry: false };
}
