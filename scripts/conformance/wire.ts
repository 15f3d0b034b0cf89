import { randomUUID } from 'node:crypto';
import { type AnyInput, writeRequest } from '#lib/core/api/call.ts';
import { type CallInput, type Endpoint, idempotencyHeader, type ReplyOf } from '#lib/core/api/endpoint.ts';
import { signerWith } from '#lib/core/api/sign-call.ts';
import { splitSecret } from '#lib/core/http/secret.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { signatureHeader, signRequest } from '#sandbox/kit/http/signature.ts';
import type { Backend, SignedIn } from './backend.ts';
import { Failure } from './point.ts';
import { readReply } from './shapes.ts';

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined for a body that is no JSON. */
  readonly json: unknown;
}

export interface SendOptions {
  /** The player whose token the call carries. */
  readonly as?: SignedIn;
  /** The `Idempotency-Key`; by default a new one for calls that need it, and null for none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the site that this call lacks. */
  readonly without?: readonly string[];
  /** Signs a service's call with this secret instead of the shared one; null for none. */
  readonly secret?: string | null;
  /** Sent in place of the body. */
  readonly text?: string;
}

const maxWaitMs = 15_000;

/** Sends a call as the site does, whatever the body is, and returns the answer unjudged. */
export async function send(backend: Backend, endpoint: Endpoint, input: AnyInput, options: SendOptions = {}): Promise<Answer> {
  const { settings } = backend;
  const service = endpoint.service ?? 'platform';
  const keys = service === 'sports' ? settings.sportsSigningKey : settings.platformSigningKey;
  const credentials = options.as ?? { playerId: '0', idToken: 'none' };
  const { url, init } = writeRequest(endpoint, input, {
    baseUrl: backend.addressOf(service),
    siteId: settings.siteId,
    credentials,
    sign: signerWith(splitSecret(keys ?? randomUUID())[0]),
  });
  const headers = new Headers(init.headers);
  if (!options.as) headers.delete('Authorization');
  if (endpoint.keyed && options.key !== null) headers.set(idempotencyHeader, options.key ?? randomUUID());
  const secret = options.secret === undefined ? settings.serviceSecret : options.secret;
  if (endpoint.by === 'service' && secret) headers.set(signatureHeader, signRequest(secret, String(init.body ?? '')));
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  for (const name of options.without ?? []) headers.delete(name);
  const sent = options.text === undefined ? init : { ...init, body: options.text };
  return request(url, { ...sent, headers }, `${endpoint.method} ${endpoint.path}`);
}

/** Throws a `Failure` where nothing answers in time. */
export async function request(url: string, init: RequestInit, name: string): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(maxWaitMs) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.name) : 'no answer';
    throw new Failure(`an answer to ${name} within ${maxWaitMs / 1_000} s`, reason);
  }
}

/** The business time of an answer in milliseconds: `X-Server-Time`, else `Date`, as the site reads it. */
export function businessTimeOf({ headers }: Answer): number {
  const at = Date.parse(headers.get('x-server-time') ?? headers.get('date') ?? '');
  if (Number.isNaN(at)) throw new Failure('the header X-Server-Time or Date', 'none that is a time');
  return at;
}

/** Sends a call that has to be accepted, and returns its reply, read by the contract. */
export async function fetchReply<const E extends Endpoint>(
  backend: Backend,
  endpoint: E,
  input: CallInput<E>,
  options?: SendOptions,
): Promise<ReplyOf<E>> {
  return readReply(endpoint, await send(backend, endpoint, input, options));
}
