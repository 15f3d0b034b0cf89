import { findHostCookie, isSecurePage } from '#lib/core/http/page-cookies.ts';

/** The audience named by the browser's hint cookie. */
export function hintedAudience(): string {
  return findHostCookie(document.cookie, 'audience', isSecurePage()) || 'visitor';
}

/** Whether the player now belongs to another audience than the page. False after a sign-out, which the session channel reports. */
export function hasNewAudience(): boolean {
  const hint = hintedAudience();
  return hint !== 'visitor' && hint !== document.documentElement.dataset.audience;
}

let pendingWork: Promise<unknown> = Promise.resolve();

/** Delays the next reload until the work is done. The promise must settle, and must not reject. */
export function delayReloadUntil(work: Promise<unknown>): void {
  pendingWork = Promise.all([pendingWork, work]);
}

/** Loads the page of the player's current audience; pages are cached per audience, so this needs a document navigation. */
export async function reloadForAudience(): Promise<void> {
  await pendingWork;
  window.location.reload();
}
