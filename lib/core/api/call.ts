import { observeServerTime } from '#lib/core/time/clock.ts';
import { isCaptchaRejected } from './captcha-error.ts';
import {
  type CallInput,
  type Endpoint,
  type EndpointSpec,
  fillPath,
  isIdempotent,
  type ReplyOf,
  writeQuery,
} from './endpoint.ts';
import { errorEnvelopeSchema } from './error-schema.ts';
import { CallError, envelopeOf } from './errors.ts';

/** The raw identity token and the player that it identifies. */
export interface Credentials {
  readonly playerId: string;
  readonly idToken: string;
}

export interface CallOptions {
  /** Base URL of the endpoint's service, without a trailing slash. */
  readonly baseUrl: string;
  readonly siteId: number;
  readonly credentials?: Credentials;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Signature headers of a `signed` call. */
  readonly sign?: (method: string, path: string, body: string) => Readonly<Record<string, string>>;
}

export interface CallAnswer<E extends EndpointSpec> {
  readonly reply: ReplyOf<E>;
  readonly headers: Headers;
}

export interface UntypedAnswer {
  readonly reply: unknown;
  readonly headers: Headers;
}

/** A call's input without the contract's types, already validated by the relay. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

const defaultTimeoutMs = 10_000;
const retryDelaysMs = [150, 600];

/**
 * Calls an outside service by its contract: SiteContext, raw token, timeout, two retries of idempotent calls, validated
 * answer. Throws `CallError`: `network` (no usable answer), `platform` (the service rejected the call), `contract` (the
 * answer does not fit the declared shape).
 */
export async function callService<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<CallAnswer<E>> {
  const { reply, headers } = await callUntyped(endpoint, input, options);
  return { reply: reply as ReplyOf<E>, headers };
}

/** Like `callService`, for an endpoint known only at run time. */
export async function callUntyped(endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<UntypedAnswer> {
  const request = writeRequest(endpoint, input, options);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(endpoint, request, options.signal);
    } catch (error) {
      const delay = retryDelaysMs[attempt];
      const canRetry = error instanceof CallError && error.retryable && isIdempotent(endpoint);
      if (!canRetry || delay === undefined || options.signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
}

function writeRequest(endpoint: Endpoint, input: AnyInput, options: CallOptions): Prepared {
  const { credentials } = options;
  if (endpoint.by === 'player' && !credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
  const params: Record<string, string> = { ...input.params };
  if (credentials) params.playerId = credentials.playerId;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    SiteContext: JSON.stringify({ siteId: options.siteId }),
    ...options.headers,
  };
  if (endpoint.by === 'player' && credentials) headers.Authorization = credentials.idToken;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const path = fillPath(endpoint.path, params);
  if (endpoint.signed) Object.assign(headers, options.sign?.(endpoint.method, path, body ?? ''));
  return {
    url: options.baseUrl + path + writeQuery(input.query),
    timeoutMs: endpoint.timeoutMs ?? defaultTimeoutMs,
    init: {
      method: endpoint.method,
      headers,
      cache: 'no-store',
      redirect: 'error',
      ...(body !== undefined && { body }),
    },
  };
}

async function send(endpoint: Endpoint, request: Prepared, signal?: AbortSignal): Promise<UntypedAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(request.url, { ...request.init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    text = await response.text();
  } catch (cause) {
    throw new CallError('network', envelopeOf(503, 'error.system.error'), { cause });
  }
  observeServerTime(response.headers);
  const json = parseJson(text);
  if (!response.ok) throw toCallError(response.status, json, endpoint);
  if (!endpoint.reply) return { reply: undefined, headers: response.headers };
  const parsed = endpoint.reply.safeParse(json);
  if (!parsed.success) throw new CallError('contract', envelopeOf(502, 'error.system.error'), { cause: parsed.error });
  return { reply: parsed.data, headers: response.headers };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toCallError(status: number, json: unknown, { captcha }: Endpoint): CallError {
  if (captcha && isCaptchaRejected(status, json)) return new CallError('platform', envelopeOf(403, 'error.captcha.validation'));
  const parsed = errorEnvelopeSchema.safeParse(json);
  if (parsed.success) return new CallError('platform', { ...parsed.data, status });
  // A 4xx or 5xx without the envelope comes from a proxy before the service, so it must not end the session.
  return new CallError('contract', envelopeOf(status >= 500 ? status : 502, 'error.system.error'));
}
