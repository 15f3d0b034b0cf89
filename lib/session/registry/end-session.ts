import 'server-only';
import { openCredentials } from '../tokens/session-cookie.ts';
import { endOnce } from './player-session.ts';

/** Ends the session of a request: here at once, then at the platform (LOG-17), whose failure does not matter. Never throws. */
export async function endSession(cookies: ReadonlyMap<string, string>): Promise<{ readonly atPlatform?: Promise<void> }> {
  const credentials = await openCredentials(cookies);
  return credentials ? endOnce(credentials) : {};
}
