import { forcedPage } from '#lib/terms/browser.ts';
import { destinationAfter } from './destination.ts';
import { announceSignIn } from './fresh-sign-in.ts';
import { forgetSessionEnd, readSessionEnd } from './session-end.ts';

/** Leaves the page of a sign-in that has just succeeded, for where the player belongs (RTE-50). */
export async function arriveAfterSignIn(home: string): Promise<void> {
  const forced = await forcedPage();
  const { pathname, search } = window.location;
  const destination = destinationAfter({ home, pathname, search, stored: readSessionEnd()?.path, forced });
  forgetSessionEnd();
  announceSignIn();
  if (destination !== pathname + search) {
    window.location.assign(destination);
    return;
  }
  // Without the fragment that may have opened the sign-in.
  window.history.replaceState(null, '', destination);
  window.location.reload();
}
