import { runWithTabLock } from '#lib/core/storage/tab-lock.ts';
import { logOutInactive } from './calls.ts';
import { postForm } from './next-auth-form.ts';
import { notifyTabs } from './session-channel.ts';

let isRunning = false;

/** True while this page signs the player out: its other calls may then be refused. */
export function isSigningOut(): boolean {
  return isRunning;
}

/** Ends the session on the server: platform, identity service, cookies (LOG-17). Rejects when that fails. */
export async function requestSignOut(): Promise<void> {
  isRunning = true;
  try {
    const response = await postForm('/api/auth/signout', { json: 'true' });
    if (!response.ok) throw new Error(`sign-out answered ${response.status}`);
  } catch (error) {
    isRunning = false;
    throw error;
  }
}

/** LOG-20: reports the inactivity to the platform, and signs out every tab, including this one. Only one tab runs it. */
export async function signOutIdlePlayer(): Promise<void> {
  await runWithTabLock('parlour-idle', { ifAvailable: true }, async (hasLock) => {
    if (!hasLock) return;
    await logOutInactive({ body: {} }).catch(() => undefined);
    await requestSignOut();
    notifyTabs('inactive');
  });
}
