import { ask } from '#lib/platform/browser.ts';
import { postForm, tellOtherTabs } from './browser.ts';

/** Ends the session on the server: platform, identity service, cookies (LOG-17). Rejects when it could not be ended. */
export async function endSession(): Promise<void> {
  const response = await postForm('/api/auth/signout', { json: 'true' });
  if (!response.ok) throw new Error(`sign-out answered ${response.status}`);
}

/** LOG-20: tells the platform why, and signs every tab out, this one among them. Of several tabs only the first does it. */
export async function endIdleSession(): Promise<void> {
  await alone(async () => {
    await ask('POST /player/me/inactivity_logout', { body: {} }).catch(() => undefined);
    await endSession();
    tellOtherTabs('inactive');
  });
}

async function alone(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  await navigator.locks.request('parlour-idle', { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}
