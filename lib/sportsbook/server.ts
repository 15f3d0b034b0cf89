import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import { call } from '#lib/core/api/server.ts';
import { openSportsSession } from './contract.ts';

/** The player's token for the sister domains; undefined where the platform returns none, which does not block sign-in. */
export async function requestSportsToken(credentials: Credentials): Promise<string | undefined> {
  try {
    return (await call(openSportsSession, { body: {} }, credentials)).sessionToken;
  } catch {
    console.warn('No sportsbook session could be opened at sign-in.');
    return undefined;
  }
}
