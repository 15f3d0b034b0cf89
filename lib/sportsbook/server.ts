import 'server-only';
import type { Credentials } from '#lib/platform/call.ts';
import { call } from '#lib/platform/server.ts';
import { openSportsSession } from './contract.ts';

/** The player's token for the sister domains; undefined where the platform gives none, which keeps nobody out. */
export async function sportsTokenOf(credentials: Credentials): Promise<string | undefined> {
  try {
    return (await call(openSportsSession, { body: {} }, credentials)).sessionToken;
  } catch {
    console.warn('No session for the sportsbook could be opened at a sign-in.');
    return undefined;
  }
}
