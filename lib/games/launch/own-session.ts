import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { runWithTabLock } from '#lib/core/storage/tab-lock.ts';

/** The session of this tab's last game: the next game of the tab replaces it without a question. */
const lastSession = stored('session', `${playerKeyPrefix}game`, text(64));

const lockName = (session: string) => `parlour-game-${session}`;

/** The session that this document has opened last. */
let openedHere: string | undefined;
let held: AbortController | undefined;

/** Undefined also where the game is open in another tab: a duplicated tab has a copy of the storage. */
export async function readOwnSession(): Promise<string | undefined> {
  const session = lastSession.read();
  if (session === undefined || session === openedHere) return session;
  const isFree = await runWithTabLock(lockName(session), { ifAvailable: true }, async (hasLock) => hasLock);
  return isFree ? session : undefined;
}

/** Stores the session of a game that this tab has opened, and holds its lock until `releaseOwnSession`. */
export function holdOwnSession(session: string): void {
  releaseOwnSession();
  lastSession.write(session);
  openedHere = session;
  held = new AbortController();
  const { signal } = held;
  const untilReleased = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  // Rejects when it is released before the lock is granted.
  runWithTabLock(lockName(session), { signal }, untilReleased).catch(() => undefined);
}

/** Stores the session of a launch that was left before its game opened. A game of this tab that has opened since stays the tab's own. */
export function storeLeftSession(session: string): void {
  if (held) return;
  lastSession.write(session);
  openedHere = session;
}

/** The game is no longer open in this tab. */
export function releaseOwnSession(): void {
  held?.abort();
  held = undefined;
}
