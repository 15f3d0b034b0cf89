import type { BodyOf, Endpoint, EndpointSpec, FreeParams, QueryOf, RawReplyOf } from '#lib/core/api/endpoint.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';

/** A request whose query and body the app has parsed by the endpoint's contract. */
export interface RouteRequest<E extends EndpointSpec> {
  /** The token's player; empty on a public endpoint. */
  readonly playerId: string;
  /** `origin_jti` of the token; empty on a public endpoint. */
  readonly signInId: string;
  readonly params: Readonly<Record<FreeParams<E>, string>>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Set on endpoints that are `keyed`. */
  readonly idempotencyKey: string | undefined;
  readonly requestHeaders: Headers;
  /** Extra response headers, e.g. `Set-Cookie`. */
  readonly responseHeaders: Headers;
  readonly context: SandboxContext;
}

export interface AnyRouteRequest {
  readonly playerId: string;
  readonly signInId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly requestHeaders: Headers;
  readonly responseHeaders: Headers;
  readonly context: SandboxContext;
}

/** An endpoint of the contract with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** A method, so that a handler can be one of its endpoint's requests: the app parses query and body with the endpoint's schemas. */
  handle(request: AnyRouteRequest): Promise<unknown>;
}

/**
 * Binds a handler to an endpoint of the contract. The handler returns the reply before the schema's defaults are applied, or
 * throws a `Refusal`.
 */
export function defineRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (request: RouteRequest<E>) => Promise<RawReplyOf<E>>,
): Route {
  return { endpoint, handle };
}
