import type { z } from 'zod';

/** DEC-PATH-5: the site's signature of a call, as HMAC-SHA-256 in hex, and the second at which it was made. */
export const callSignatureHeader = 'X-Signature';
export const callTimestampHeader = 'X-Timestamp';

/** What is signed; the path without its query, the body as it travels. */
export function signedText(method: string, path: string, timestamp: string, body: string): string {
  return `${method}\n${path}\n${timestamp}\n${body}`;
}

/** Names one wish to change something, as DEC-X-7 has it: a UUID per form and content. */
export const idempotencyHeader = 'Idempotency-Key';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The outside services that speak the JSON contract; each has its base URL in the environment. */
export type JsonService = 'platform' | 'access' | 'tracking' | 'pay';

/** Who may call: anybody with a site context, a player whose identity token travels along, or a service that signs the body. */
export type Caller = 'anyone' | 'player' | 'service';

export interface EndpointSpec {
  readonly method: Method;
  /** `/player/{playerId}/wallet`; `{playerId}` is always the session's player. */
  readonly path: string;
  readonly by: Caller;
  /** Defaults to `platform`. */
  readonly service?: JsonService;
  /** True when the relay may pass it on for a browser. */
  readonly browser?: boolean;
  /** True when a repeat does no harm; `GET` always is. Only such calls are retried. */
  readonly idempotent?: boolean;
  /** True when the call carries an `Idempotency-Key`: a repeat within 24 hours is answered from the first result (DEC-X-7). */
  readonly keyed?: boolean;
  /** True when money is taken or an account is opened: the relay shuts it while nobody can say where the visitor is. */
  readonly atTheTill?: boolean;
  /** True when the relay writes the browser's trusted address into the body, as `ipAddress`. */
  readonly withAddress?: boolean;
  /** True when the caller shows that he is a person: a token of the person test travels as the header `hcaptchaToken`. */
  readonly captcha?: boolean;
  /** True when the site signs the call with a key that no browser has. */
  readonly signed?: boolean;
  /** How many an hour are taken from one address (DEC-X-9). */
  readonly perHour?: number;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Shape of the 2xx answer; leave out for 204. */
  readonly reply?: z.ZodType;
  /** Codes that this call may answer besides the global ones. */
  readonly refusals?: readonly string[];
  readonly timeoutMs?: number;
  readonly summary?: string;
}

export type Endpoint<Spec extends EndpointSpec = EndpointSpec> = Spec & { readonly isEndpoint: true };

/** Declares one outside call: the source of its server caller, relay, browser caller, sandbox route and OpenAPI entry. */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Endpoint<Spec> {
  return { ...spec, isEndpoint: true };
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ReplyOf<E extends EndpointSpec> = E extends { reply: infer R } ? Output<R> : undefined;
/** What a server hands out: the shape before the schema's defaults and transforms. */
export type RawReplyOf<E extends EndpointSpec> = E extends { reply: infer R } ? Input<R> : undefined;
export type QueryOf<E extends EndpointSpec> = E extends { query: infer Q } ? Output<Q> : undefined;
export type BodyOf<E extends EndpointSpec> = E extends { body: infer B } ? Output<B> : undefined;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Path parameters that the caller has to give: all but `{playerId}`, which the session fills. */
export type FreeParams<E extends EndpointSpec> = Exclude<ParamNames<E['path']>, 'playerId'>;

/** What a caller hands in; members that the endpoint does not take are absent. */
export type CallInput<E extends EndpointSpec> = (FreeParams<E> extends never
  ? { params?: undefined }
  : { params: Record<FreeParams<E>, string> }) &
  (E extends { query: infer Q }
    ? Record<never, never> extends Input<Q>
      ? { query?: Input<Q> }
      : { query: Input<Q> }
    : { query?: undefined }) &
  (E extends { body: infer B } ? { body: Input<B> } : { body?: undefined });

/** The name the browser knows an endpoint by: `GET /player/me/wallet`. */
export type BrowserKey<E extends EndpointSpec> = `${E['method']} ${MyPath<E['path']>}`;
type MyPath<Path extends string> = Path extends `${infer Before}{playerId}${infer After}` ? `${Before}me${After}` : Path;

/** `/player/{playerId}/wallet` → `/player/me/wallet`: how the browser writes its own player. */
export function myPath(path: string): string {
  return path.replace('{playerId}', 'me');
}

/** Fills the parameters of a path, percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
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

export function isIdempotent(spec: EndpointSpec): boolean {
  return spec.method === 'GET' || spec.idempotent === true || spec.keyed === true;
}
