import type { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import type { SecurityEventName } from '../log/security-event.ts';

/** DEC-PATH-5: the site's signature of a call (HMAC-SHA-256 in hex) and its time in seconds. */
export const callSignatureHeader = 'X-Signature';
export const callTimestampHeader = 'X-Timestamp';

/** The signed text: the path without its query, the body as sent. */
export function signedText(method: string, path: string, timestamp: string, body: string): string {
  return `${method}\n${path}\n${timestamp}\n${body}`;
}

/** DEC-X-7: identifies one attempt to change something: a UUID per form and content. */
export const idempotencyHeader = 'Idempotency-Key';

/** DEC-SGN-2: proves that a call continues a registration that this client began; in answers and in requests. */
export const registrationTokenHeader = 'X-Registration-Token';

/** Time for a call that moves money: its outcome is then unknown, and shown so. */
export const moneyTimeoutMs = 8_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The outside services that speak the JSON contract; each has its base URL in the environment. */
export type JsonService = 'platform' | 'access' | 'tracking' | 'pay' | 'crm' | 'chat' | 'sports';

/** Who may call: anyone with a site context, a player by identity token, or a service that signs the body. */
export type Caller = 'anyone' | 'player' | 'service';

export interface EndpointSpec {
  readonly method: Method;
  /** `/player/{playerId}/wallet`; `{playerId}` is always the session's player. */
  readonly path: string;
  readonly by: Caller;
  /** Defaults to `platform`. */
  readonly service?: JsonService;
  /** True if browsers may call it through the relay. */
  readonly browser?: boolean;
  /** True if a repeat is harmless, as for every `GET`. Only such calls are retried. */
  readonly idempotent?: boolean;
  /** True if the call has an `Idempotency-Key`: a repeat within 24 hours gets the first answer (DEC-X-7). */
  readonly keyed?: boolean;
  /** True if money is taken or an account is opened: the relay rejects it while the visitor's location is unknown. */
  readonly movesMoney?: boolean;
  /** The security event that the relay logs for each call, accepted or not. */
  readonly event?: SecurityEventName;
  /** True if the relay adds the browser's trusted IP address to the body, as `ipAddress`. */
  readonly withAddress?: boolean;
  /** True if the relay adds the session's player to the body, as `playerId`. */
  readonly withPlayerId?: boolean;
  /** True if the call needs a captcha token, in the header `hcaptchaToken`. */
  readonly captcha?: boolean;
  /** True if the site signs the call with a key that no browser has. */
  readonly signed?: boolean;
  /** The call begins a registration, or needs the token that the call which began it returned (DEC-SGN-2). */
  readonly registration?: 'begins' | 'continues';
  /** Maximum calls per hour and IP address, of a player's call also per player (DEC-X-9). */
  readonly perHour?: number;
  /** Maximum calls per hour and player, where it differs: many players may share an address. */
  readonly perHourOfPlayer?: number;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Shape of the 2xx answer; leave out for 204. */
  readonly reply?: z.ZodType;
  /** True for a player's call whose 401 and 403 say nothing about the session. */
  readonly keepsSession?: boolean;
  /** Error codes of this call besides the global ones. */
  readonly refusals?: readonly string[];
  /** A refusal that only says that nothing is there yet, and what a browser gets instead, because it logs every 404 as an error. */
  readonly absence?: { readonly code: string; readonly reply: object };
  /** Time for the whole call with its retries; by default that of `timeLimitOf`. */
  readonly timeoutMs?: number;
  /** One sentence for the OpenAPI document and the table of calls. */
  readonly summary: string;
}

export type Endpoint<Spec extends EndpointSpec = EndpointSpec> = Spec & { readonly isEndpoint: true };

type EndpointKey = `${Method} /${string}`;
type EndpointDetails = Omit<EndpointSpec, 'method' | 'path'>;
type Declared<Key extends EndpointKey, Details extends EndpointDetails> = Key extends `${infer M extends Method} ${infer Path}`
  ? Omit<Details, 'method' | 'path'> & { readonly method: M; readonly path: Path; readonly isEndpoint: true }
  : never;

/**
 * Declares a call of an outside service by method and path, as in `POST /player/{playerId}/wallet`; server caller, relay,
 * browser caller, sandbox route and OpenAPI derive from it.
 */
export function endpoint<const Key extends EndpointKey, const Details extends EndpointDetails>(
  key: Key,
  details: Details,
): Declared<Key, Details>;
export function endpoint(key: EndpointKey, details: EndpointDetails): Endpoint {
  const [method, path] = key.split(' ') as [Method, string];
  return { ...details, method, path, isEndpoint: true };
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ReplyOf<E extends EndpointSpec> = E extends { reply: infer R } ? Output<R> : undefined;
/** The reply as a server sends it, before the schema's defaults and transforms. */
export type RawReplyOf<E extends EndpointSpec> = E extends { reply: infer R } ? Input<R> : undefined;
export type QueryOf<E extends EndpointSpec> = E extends { query: infer Q } ? Output<Q> : undefined;
export type BodyOf<E extends EndpointSpec> = E extends { body: infer B } ? Output<B> : undefined;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Path parameters that the caller passes: all but `{playerId}`, which comes from the session. */
export type FreeParams<E extends EndpointSpec> = Exclude<ParamNames<E['path']>, 'playerId'>;

/** Input of a call; members that the endpoint does not declare are absent. */
export type CallInput<E extends EndpointSpec> = (FreeParams<E> extends never
  ? { params?: undefined }
  : { params: Record<FreeParams<E>, string> }) &
  (E extends { query: infer Q }
    ? Record<never, never> extends Input<Q>
      ? { query?: Input<Q> }
      : { query: Input<Q> }
    : { query?: undefined }) &
  (E extends { body: infer B } ? { body: Input<B> } : { body?: undefined });

/** The name of an endpoint in the browser: `GET /player/me/wallet`. */
export type BrowserKey<E extends EndpointSpec> = `${E['method']} ${MyPath<E['path']>}`;
type MyPath<Path extends string> = Path extends `${infer Before}{playerId}${infer After}` ? `${Before}me${After}` : Path;

/** `/player/{playerId}/wallet` → `/player/me/wallet`. */
export function myPath(path: string): string {
  return path.replace(/\{playerId\}/, 'me');
}

/** Fills the parameters of a path, percent-encoded. Throws `TypeError` if one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownValue(params, name);
    if (value === undefined) throw new TypeError(`path parameter ${name} is missing for ${path}`);
    return encodeURIComponent(value);
  });
}

/** Writes a query without its undefined members: `{limit: 10}` → `?limit=10`. */
export function writeQuery(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Time for a read, which a page waits for, and for a change, whose form says after a while that it takes longer. */
const readTimeoutMs = 2_000;
const changeTimeoutMs = 10_000;

export function timeLimitOf({ timeoutMs, method }: EndpointSpec): number {
  return timeoutMs ?? (method === 'GET' ? readTimeoutMs : changeTimeoutMs);
}

export function isIdempotent(spec: EndpointSpec): boolean {
  return spec.method === 'GET' || spec.idempotent === true || spec.keyed === true;
}
