import { breakerOf } from '#lib/core/http/circuit-breaker.ts';
import { type CallFailure, observeCall, reportNotCalled } from '#lib/core/http/observe-call.ts';
import { observeServerTime } from '#lib/core/time/clock.ts';
import { parseJson } from '../parse-json.ts';
import { isCaptchaRejected } from './captcha-error.ts';
import { logContractError } from './contract-error.ts';
import {
  type CallInput,
  type Endpoint,
  type EndpointSpec,
  fillPath,
  isIdempotent,
  type JsonService,
  type ReplyOf,
  timeLimitOf,
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

const retryDelaysMs = [150, 600];

/** The services whose rules depend on time. The clock of another one may be wrong without any harm. */
const timekeepers: ReadonlySet<JsonService> = new Set(['platform', 'sports']);

/**
 * Calls an outside service by its contract: SiteContext, raw token, one time limit, two retries of idempotent calls within
 * it, validated answer. A service that does not answer is not called for a while. Throws `CallError`: `network` (no usable answer), `platform` (the service rejected the call), `contract` (the
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
  const breaker = breakerOf(options.baseUrl);
  const operation = `${endpoint.method} ${endpoint.path}`;
  const called = { service: endpoint.service ?? 'platform', endpoint: operation } as const;
  if (!breaker.allows(operation)) {
    reportNotCalled(called);
    throw unanswered();
  }
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signals = { timeout, caller: options.signal };
  try {
    const answer = await observeCall(
      called,
      () => sendWithRetries(endpoint, request, signals),
      (ending) => ('error' in ending ? failureOf(ending.error, signals) : undefined),
    );
    breaker.answered(operation);
    return answer;
  } catch (error) {
    if (timeout.aborted && error instanceof CallError && error.layer === 'network') breaker.stalled(operation);
    else if (options.signal?.aborted) breaker.abandoned(operation);
    else breaker.answered(operation);
    throw error;
  }
}

interface Signals {
  /** Ends the call with all its attempts. */
  readonly timeout: AbortSignal;
  readonly caller: AbortSignal | undefined;
}

async function sendWithRetries(endpoint: Endpoint, request: Prepared, { timeout, caller }: Signals): Promise<UntypedAnswer> {
  const signal = caller ? AbortSignal.any([caller, timeout]) : timeout;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(endpoint, request, signal);
    } catch (error) {
      const delay = retryDelaysMs[attempt];
      const canRetry = error instanceof CallError && error.retryable && isIdempotent(endpoint);
      if (!canRetry || delay === undefined || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      // The outcome of the last attempt says more than the end of the time.
      if (signal.aborted) throw error;
    }
  }
}

/** For metrics and traces. */
function failureOf(error: unknown, { timeout, caller }: Signals): CallFailure {
  if (!(error instanceof CallError)) return 'error';
  if (error.layer === 'network') {
    if (timeout.aborted) return 'timeout';
    return caller?.aborted ? 'abandoned' : 'unreachable';
  }
  if (error.layer === 'contract') return error.cause ? 'invalid' : 'error';
  return error.status >= 500 ? 'error' : 'refused';
}

function unanswered(cause?: unknown): CallError {
  return new CallError('network', envelopeOf(503, 'error.system.error'), { cause });
}

/** A call as it is sent. */
interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
}

/** The request of a call, with the headers of the site. Throws `CallError` for a player's call without a player. */
export function writeRequest(endpoint: Endpoint, input: AnyInput, options: CallOptions): Prepared {
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
    timeoutMs: timeLimitOf(endpoint),
    init: {
      method: endpoint.method,
      headers,
      cache: 'no-store',
      redirect: 'error',
      ...(body !== undefined && { body }),
    },
  };
}

async function send(endpoint: Endpoint, request: Prepared, signal: AbortSignal): Promise<UntypedAnswer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(request.url, { ...request.init, signal });
    text = await response.text();
  } catch (cause) {
    throw unanswered(cause);
  }
  if (timekeepers.has(endpoint.service ?? 'platform')) observeServerTime(response.headers);
  const json = parseJson(text);
  if (!response.ok) throw toCallError(response.status, json, endpoint);
  if (!endpoint.reply) return { reply: undefined, headers: response.headers };
  const parsed = endpoint.reply.safeParse(json);
  if (!parsed.success) {
    logContractError(endpoint, parsed.error);
    throw new CallError('contract', envelopeOf(502, 'error.system.error'), { cause: parsed.error });
  }
  return { reply: parsed.data, headers: response.headers };
}

function toCallError(status: number, json: unknown, endpoint: Endpoint): CallError {
  // Only an answer to the token can be about the session.
  const keepsSession = endpoint.by !== 'player' || endpoint.keepsSession === true;
  if (endpoint.captcha && isCaptchaRejected(status, json)) {
    return new CallError('platform', envelopeOf(403, 'error.captcha.validation'), { keepsSession });
  }
  const { data } = errorEnvelopeSchema.safeParse(json);
  if (data && (data.code !== undefined || !isOfGateway(status))) {
    // A 500 of the site's own handlers means that the site fails.
    return new CallError('platform', { ...data, status: status === 500 ? 502 : status }, { keepsSession });
  }
  // It comes from a proxy before the service, so it must not end the session.
  return new CallError('contract', envelopeOf(status > 500 ? status : 502, 'error.system.error'));
}

/** Whether an error without a code comes from a proxy before the service: `{"status": 401, "error": "Unauthorized"}` is common. */
function isOfGateway(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}
