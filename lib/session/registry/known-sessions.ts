import type { SessionStore } from './session-store.ts';

/** One store for the whole process: Next loads this module once per module graph. */
export const sessionHolder = globalThis as typeof globalThis & { parlourSessions?: SessionStore };

/** The number of active sessions; undefined before the first player since the start was looked up. */
export function countKnownSessions(): number | undefined {
  return sessionHolder.parlourSessions?.countActive();
}
