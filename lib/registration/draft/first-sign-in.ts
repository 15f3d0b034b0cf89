import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const playerIdShape = text(20);
const firstSignIn = stored('session', `${playerKeyPrefix}first-login`, playerIdShape);
const greetedPlayer = stored('local', `${playerKeyPrefix}first-login-seen`, playerIdShape);

/** SGN-16. */
const maxAttempts = 5;
const pauseMs = 3_000;

/** Signs a new player in once the account is ready: up to five times, three seconds apart. True on success. */
export async function tryFirstSignIn(signIn: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    if (await signIn().catch(() => false)) return true;
    if (attempt === maxAttempts) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** RTE-53: marks the player's first sign-in for the next page. */
export function markFirstSignIn(playerId: string): void {
  firstSignIn.write(playerId);
}

/** SGN-32: true once per player and browser, on the page after the first sign-in. */
export function takeFirstSignIn(): boolean {
  const playerId = firstSignIn.read();
  firstSignIn.remove();
  if (playerId === undefined || greetedPlayer.read() === playerId) return false;
  return greetedPlayer.write(playerId);
}
