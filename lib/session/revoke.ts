import 'server-only';
import { siteConfig } from '#lib/config/site.ts';
import { call } from '#lib/platform/server.ts';
import { signOut } from './contract.ts';
import { credentialsOf, tokenCookies, unsealToken } from './token-cookies.ts';

/** Ends the session where it was opened: the platform's sign-out and the identity service's refresh token (LOG-17). Never throws. */
export async function endSessionUpstream(cookies: ReadonlyMap<string, string>): Promise<void> {
  const [credentials, own, refresh] = await Promise.all([
    credentialsOf(cookies),
    unsealToken(cookies.get(tokenCookies.idToken)),
    unsealToken(cookies.get(tokenCookies.refreshToken)),
  ]);
  // A refresh token put beside another player's ID token ends nobody's session.
  const refreshToken = own && refresh?.user !== own.user ? undefined : refresh?.token;
  const outcomes = await Promise.allSettled([
    credentials && call(signOut, { body: {} }, credentials),
    refreshToken && revokeToken(refreshToken),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('A session could not be ended upstream; it ends by its age.');
  }
}

async function revokeToken(token: string): Promise<void> {
  const { IDENTITY_URL, IDENTITY_CLIENT_ID } = siteConfig();
  const response = await fetch(IDENTITY_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: IDENTITY_CLIENT_ID, Token: token }),
    cache: 'no-store',
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`the identity service answered ${response.status}`);
}
