import { playerKeyPrefix } from '#lib/session/player-key.ts';

const key = `${playerKeyPrefix}first-login`;
const seenKey = `${playerKeyPrefix}first-login-seen`;

/** SGN-16. */
const attempts = 5;
const pauseMs = 3_000;

/** Tries to sign a newcomer in until the account is there: five times, three seconds apart. True when it worked. */
export async function tryFirstSignIn(signIn: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    if (await signIn().catch(() => false)) return true;
    if (attempt === attempts) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** RTE-53: tells the next page that this sign-in is the player's first. */
export function announceFirstSignIn(playerId: string): void {
  try {
    sessionStorage.setItem(key, playerId);
  } catch {
    // A browser without storage goes without the greeting.
  }
}

/** SGN-32: true once per player and browser, on the page after his first sign-in. */
export function takeFirstSignIn(): boolean {
  try {
    const playerId = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (playerId === null || localStorage.getItem(seenKey) === playerId) return false;
    localStorage.setItem(seenKey, playerId);
    return true;
  } catch {
    return false;
  }
}
