import type { BrowserKey, Endpoint } from './endpoint.ts';

/**
 * Every endpoint of the contract, by domain. `lib/endpoints.ts` adds the domains by module augmentation, so that the core
 * needs no import of a domain.
 */
export interface EndpointRegistry {
  readonly core: never;
}

export type DeclaredEndpoint = Extract<EndpointRegistry[keyof EndpointRegistry], Endpoint>;
export type BrowserEndpoint = Extract<DeclaredEndpoint, { browser: true }>;
export type BrowserEndpointKey = BrowserKey<BrowserEndpoint>;
export type EndpointOf<Key extends BrowserEndpointKey> = BrowserEndpoint extends infer E
  ? E extends BrowserEndpoint
    ? BrowserKey<E> extends Key
      ? E
      : never
    : never
  : never;
