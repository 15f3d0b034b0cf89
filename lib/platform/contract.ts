import * as access from '#lib/access/contract.ts';
import * as account from '#lib/account/contract.ts';
import * as session from '#lib/session/contract.ts';
import * as wallet from '#lib/wallet/contract.ts';
import type { BrowserKey, Endpoint } from './endpoint.ts';

type DeclaredIn<Module> = Extract<Module[keyof Module], Endpoint>;

/** Every endpoint of the contract: a declaration in a domain's `contract.ts` is enough to be one of them. */
export type DeclaredEndpoint =
  | DeclaredIn<typeof access>
  | DeclaredIn<typeof account>
  | DeclaredIn<typeof session>
  | DeclaredIn<typeof wallet>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'isEndpoint' in value;
}

export const endpoints: readonly Endpoint[] = [access, account, session, wallet].flatMap((domain) =>
  Object.values<unknown>(domain).filter(isEndpoint),
);

export type BrowserEndpoint = Extract<DeclaredEndpoint, { browser: true }>;
export type BrowserEndpointKey = BrowserKey<BrowserEndpoint>;
export type EndpointOf<Key extends BrowserEndpointKey> = BrowserEndpoint extends infer E
  ? E extends BrowserEndpoint
    ? BrowserKey<E> extends Key
      ? E
      : never
    : never
  : never;
