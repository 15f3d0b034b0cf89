import { observeServerTime } from '#lib/time/clock.ts';
import type { BrowserEndpointKey, EndpointOf } from './contract.ts';
import type { CallInput, ReplyOf } from './endpoint.ts';
import { CallError, type ErrorEnvelope, envelopeOf } from './errors.ts';

/** What the browser hands in: `{playerId}` is `me`, and the other parameters are filled in by name. */
export type BrowserInput<Key extends BrowserEndpointKey> = CallInput<EndpointOf<Key>>;
export type BrowserReply<Key extends BrowserEndpointKey> = ReplyOf<EndpointOf<Key>>;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * Calls an endpoint through the relay: `ask('GET /player/me/wallet', {})`. Typed by the contract, with no schema in the
 * browser: the relay has checked the answer. Throws `CallError`.
 */
export async function ask<const Key extends BrowserEndpointKey>(key: Key, input: BrowserInput<Key>): Promise<BrowserReply<Key>> {
  const { params = {}, query = {}, body }: LooseInput = input;
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  let response: Response;
  try {
    response = await fetch(`/api/platform${filled}${search && `?${search}`}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new CallError('network', envelopeOf(503, 'error.system.error'), { cause });
  }
  observeServerTime(response.headers);
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return answer as BrowserReply<Key>;
  throw new CallError('platform', { ...(answer as ErrorEnvelope | undefined), status: response.status });
}

/** Options for React Query, the key being the endpoint's name and its input. CNT-28: five minutes fresh, no retry. */
export function query<const Key extends BrowserEndpointKey>(key: Key, input: BrowserInput<Key>) {
  return { queryKey: [key, input] as const, queryFn: () => ask(key, input), staleTime: 300_000, retry: false };
}
