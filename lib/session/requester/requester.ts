import 'server-only';
import { createHmac } from 'node:crypto';
import { type Requester, signRequester } from '#lib/core/api/requester.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { networksOf } from '#lib/core/http/address.ts';
import { knownBrowserOf } from './known-browser.ts';

/** The browser of a request, as far as limits know it. */
export interface RequestOrigin {
  readonly cookies: ReadonlyMap<string, string>;
  /** The address that limits count. */
  readonly client: string | undefined;
}

/** Who asks about an account: a browser that it knows, or else a network. */
export async function requesterOf({ cookies, client }: RequestOrigin, email: string): Promise<Requester> {
  const known = await knownBrowserOf(cookies, email);
  if (known) return { isKnown: true, id: known };
  const network = networksOf(client ?? '').widest;
  const id = createHmac('sha256', siteConfig().SESSION_SECRET[0]).update(`network ${network}`).digest('base64url').slice(0, 16);
  return { isKnown: false, id };
}

/** The requester as a service behind the site believes it. */
export function signedRequester(requester: Requester, email: string, service: 'platform' | 'identity'): string {
  return signRequester(requester, email, siteConfig().signingKeys[service][0]);
}
