import 'server-only';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { openCredentials } from '../tokens/session-cookie.ts';
import { endAtPlatform } from './end-at-platform.ts';
import { endSessionOf } from './player-session.ts';

/**
 * Ends the session of a request: at this site at once, then at the platform (LOG-17), whose failure does not matter here. Never
 * throws.
 */
export async function endSession(cookies: ReadonlyMap<string, string>): Promise<void> {
  const credentials = await openCredentials(cookies);
  if (!credentials) return;
  const outcomes = await Promise.allSettled([endSessionOf(cookies), endAtPlatform(credentials, {})]);
  logSecurityEvent({ event: 'sign-out', outcome: 'accepted', playerId: credentials.playerId });
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('A session could not be ended everywhere; it expires by itself.');
  }
}
