import type { BodyOf, Endpoint, EndpointSpec, FreeParams, QueryOf, RawReplyOf } from '#lib/platform/endpoint.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';

/** What a handler is given: everything parsed by the contract. */
export interface Asked<E extends EndpointSpec> {
  /** The token's player; empty on a call that anybody may make. */
  readonly playerId: string;
  readonly params: Readonly<Record<FreeParams<E>, string>>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Of a call that is `keyed`. */
  readonly idempotencyKey: string | undefined;
  /** What the answer carries besides its body. */
  readonly answerHeaders: Headers;
  readonly context: SandboxContext;
}

export interface AnyAsked {
  readonly playerId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly answerHeaders: Headers;
  readonly context: SandboxContext;
}

/** An endpoint of the contract and what answers it. */
export interface Served {
  readonly endpoint: Endpoint;
  readonly answer: (asked: AnyAsked) => Promise<unknown>;
}

/**
 * Binds a handler to an endpoint of the contract. The handler answers the reply before the schema's defaults, or
 * throws a `Refusal`.
 */
export function serve<const E extends Endpoint>(endpoint: E, handler: (asked: Asked<E>) => Promise<RawReplyOf<E>>): Served {
  // The app parses query and body by this very endpoint before it calls: that is what makes them `Asked<E>`.
  return { endpoint, answer: (asked) => handler(asked as Asked<E>) };
}
