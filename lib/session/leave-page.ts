import { storeEndReason } from './end-reason.ts';
import { signOutOfMessaging } from './messaging.ts';
import { forgetPlayer } from './player-storage.ts';
import type { SessionEvent } from './session-channel.ts';
import { isSigningOut } from './sign-out.ts';
import { canStayAfterSignOut } from './sign-out-path.ts';

const endReasons = {
  left: 'elsewhere',
  expired: 'expired',
  // The sign-in asks the server for the reason.
  blocked: 'expired',
  inactive: 'inactive',
  revoked: 'revoked',
} as const;
/** Without the offers of the front page. */
const blockedPath = '/responsible-gambling';

let isLeaving = false;
const listeners = new Set<() => void>();

/** Calls the listener when the page is left because the session ended; returns the unsubscribe function. */
export function subscribeToLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only the first call takes effect; later ones, e.g. after a rejected call, are consequences of it. */
function leaveOnce(leave: () => void): void {
  if (isLeaving) return;
  isLeaving = true;
  for (const listener of listeners) listener();
  forgetPlayer();
  signOutOfMessaging();
  leave();
}

/**
 * Leaves the page when the session has ended elsewhere: to the front page with the sign-in dialog and the reason, or, after
 * a sign-out in another tab, to the visitors' version of a public page (DEC-RTE-2, DEC-RTE-5). A time-out or an exclusion
 * leads to the page about player protection.
 */
export function leaveEndedSession(home: string, event: keyof typeof endReasons): void {
  leaveOnce(() => {
    const path = pathBelow(home);
    if (event === 'left' && canStayAfterSignOut(path)) {
      window.location.reload();
      return;
    }
    storeEndReason({ why: endReasons[event], path: path + window.location.search });
    openDocument(`${home}${event === 'blocked' ? blockedPath : ''}#sign-in`);
  });
}

/** Leaves the page after a sign-out in this tab (RTE-55). */
export function leaveAfterSignOut(home: string): void {
  leaveOnce(() => {
    if (canStayAfterSignOut(pathBelow(home))) window.location.reload();
    else openDocument(home);
  });
}

/** True once this document is being left because its session ended. */
export function hasLeft(): boolean {
  return isLeaving;
}

/**
 * False for what other tabs report while this page signs the player out: their refused calls are a consequence of it, and it
 * decides itself where it goes. An idle sign-out is reported to this page, too.
 */
export function isFollowed(event: SessionEvent): boolean {
  return event === 'inactive' || isLeaving || !isSigningOut();
}

export function isEnding(event: SessionEvent): event is keyof typeof endReasons {
  return event !== 'audience' && event !== 'signedIn';
}

function pathBelow(home: string): string {
  const { pathname } = window.location;
  return pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : '';
}

/** Always loads a document: an address that differs only by its fragment would keep the player's page. */
function openDocument(address: string): void {
  const { pathname, search } = window.location;
  const [page] = address.split('#');
  if (page !== pathname + search) {
    window.location.replace(address);
    return;
  }
  window.history.replaceState(null, '', address);
  window.location.reload();
}
