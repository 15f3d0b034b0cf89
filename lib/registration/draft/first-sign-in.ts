import type { Profile } from '#lib/account/contract.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const playerIdShape = text(20);
const firstSignIn = stored('session', `${playerKeyPrefix}first-login`, playerIdShape);
const greetedPlayer = stored('local', `${playerKeyPrefix}first-login-seen`, playerIdShape);

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

/** RTE-53: marks the first sign-in of a player who has just registered, before it is tried. */
export function markFirstSignIn(playerId: string): void {
  firstSignIn.write(playerId);
}

/**
 * SGN-32: true once per player and browser, in the first session. The platform reports it (`firstLogin`) whichever way the
 * player signed in; the mark covers a sign-in by hand after an automatic one whose answer was lost.
 */
export function takeFirstSignIn({ playerId, firstLogin }: Pick<Profile, 'playerId' | 'firstLogin'>): boolean {
  const isFirst = firstLogin || firstSignIn.read() === playerId;
  firstSignIn.remove();
  return isFirst && greetedPlayer.read() !== playerId && greetedPlayer.write(playerId);
}
