import { runWithTabLock } from '#lib/core/storage/tab-lock.ts';
import { logOutInactive } from './calls.ts';
import { postForm } from './next-auth-form.ts';
import { notifyTabs } from './session-channel.ts';
import { leaveSignOutWaiting } from './waiting-sign-out.ts';

/** A player who signs out on a device of others does not stay until a connection gives up. */
const maxWaitMs = 8_000;

let isRunning = false;

/** True while this page signs the player out: its other calls may then be refused. */
export function isSigningOut(): boolean {
  return isRunning;
}

/**
 * Ends the session: platform, identity service, cookies (LOG-17). Where no server confirms it in time, the page is left all the
 * same, and the session ends with the next request that a server receives. Never rejects.
 */
export async function requestSignOut(): Promise<void> {
  isRunning = true;
  const isConfirmed = await postForm('/api/auth/signout', { json: 'true' }, AbortSignal.timeout(maxWaitMs)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isConfirmed) leaveSignOutWaiting();
}

/** LOG-20: reports the inactivity to the platform, and signs out every tab, including this one. Only one tab runs it. */
export async function signOutIdlePlayer(): Promise<void> {
  await runWithTabLock('parlour-idle', { ifAvailable: true }, async (hasLock) => {
    if (!hasLock) return;
    const report = logOutInactive({ body: {} }).catch(() => undefined);
    await Promise.race([report, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
    await requestSignOut();
    notifyTabs('inactive');
  });
}
