import type { BrowserKey, CallInput, Endpoint, ReplyOf } from './endpoint.ts';

/**
 * Every endpoint of the contract, by domain. `lib/endpoints.ts` adds the domains by module augmentation, so that the core
 * needs no import of a domain.
 */
export interface EndpointRegistry {
  readonly core: never;
}

export type DeclaredEndpoint = Extract<EndpointRegistry[keyof EndpointRegistry], Endpoint>;
type BrowserEndpoint = Extract<DeclaredEndpoint, { browser: true }>;

/** By the endpoint's name. A lookup in a mapped type is computed once; a distribution over the union, at every call. */
type BrowserInputs = { readonly [E in BrowserEndpoint as BrowserKey<E>]: CallInput<E> };
type BrowserReplies = { readonly [E in BrowserEndpoint as BrowserKey<E>]: ReplyOf<E> };

export type BrowserEndpointKey = keyof BrowserInputs;
/** Input of a browser call: `{playerId}` is `me`, other path parameters are given by name. */
export type BrowserInput<Key extends BrowserEndpointKey> = BrowserInputs[Key];
export type BrowserReply<Key extends BrowserEndpointKey> = BrowserReplies[Key];
