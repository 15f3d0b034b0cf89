import 'server-only';
import { siteConfig } from '#lib/core/config/site.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { endAtPlatform } from '../registry/end-at-platform.ts';
import { endSessionOf } from '../registry/player-session.ts';
import { openCredentials, tokenCookies, unsealToken } from './token-cookies.ts';

/**
 * Ends the session of a request: at this site at once, then at the platform and the identity service (LOG-17), whose failure
 * does not matter here. Never throws.
 */
export async function endSession(cookies: ReadonlyMap<string, string>): Promise<void> {
  const [credentials, own, refresh] = await Promise.all([
    openCredentials(cookies),
    unsealToken(cookies.get(tokenCookies.idToken)),
    unsealToken(cookies.get(tokenCookies.refreshToken)),
  ]);
  // A refresh token of another player, combined with this ID token, must not end that player's session.
  const refreshToken = own && refresh?.user !== own.user ? undefined : refresh?.token;
  if (!credentials && !refreshToken) return;
  const outcomes = await Promise.allSettled([
    endSessionOf(cookies),
    credentials && endAtPlatform(credentials, {}),
    refreshToken && revokeToken(refreshToken),
  ]);
  if (credentials) logSecurityEvent({ event: 'sign-out', outcome: 'accepted', playerId: credentials.playerId });
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('A session could not be ended everywhere; it expires by itself.');
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
