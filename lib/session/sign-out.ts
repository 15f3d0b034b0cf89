import { callEndpoint } from '#lib/core/api/browser.ts';
import { postForm } from './next-auth-form.ts';
import { notifyOtherTabs } from './session-channel.ts';

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
  await runInOneTab(async () => {
    await callEndpoint('POST /player/me/inactivity_logout', { body: {} }).catch(() => undefined);
    await requestSignOut();
    notifyOtherTabs('inactive');
  });
}

async function runInOneTab(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  await navigator.locks.request('parlour-idle', { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}
