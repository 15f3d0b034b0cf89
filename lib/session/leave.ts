import type { SessionNews } from './browser.ts';
import { leaveMessaging } from './messaging.ts';
import { forgetPlayer } from './player-storage.ts';
import { noteSessionEnd } from './session-end.ts';
import { staysAfterSignOut } from './stays.ts';

const endings = { left: 'elsewhere', expired: 'expired', inactive: 'inactive' } as const;

let isLeaving = false;

/** The first reason to leave is the true one: what follows from it, such as a refused call, changes nothing. */
function leaveOnce(leave: () => void): void {
  if (isLeaving) return;
  isLeaving = true;
  forgetPlayer();
  leaveMessaging();
  leave();
}

/** Leaves a page whose session ended elsewhere: the front page with the sign-in and the reason, or the page as visitors see it (DEC-RTE-2, DEC-RTE-5). */
export function leaveEndedSession(home: string, news: keyof typeof endings): void {
  leaveOnce(() => {
    const path = pathBelow(home);
    if (news === 'left' && staysAfterSignOut(path)) {
      window.location.reload();
      return;
    }
    noteSessionEnd({ why: endings[news], path: path + window.location.search });
    goTo(`${home}#sign-in`);
  });
}

/** Leaves the page on which the player signed out himself (RTE-55). */
export function leaveAfterSignOut(home: string): void {
  leaveOnce(() => {
    if (staysAfterSignOut(pathBelow(home))) window.location.reload();
    else goTo(home);
  });
}

/** True once this document was left for the end of its session. */
export function hasLeft(): boolean {
  return isLeaving;
}

export function isEnding(news: SessionNews): news is keyof typeof endings {
  return news !== 'audience';
}

function pathBelow(home: string): string {
  const { pathname } = window.location;
  return pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : '';
}

/** A new document in every case: an address that differs by its fragment alone would keep the player's page. */
function goTo(address: string): void {
  const { pathname, search } = window.location;
  const [page] = address.split('#');
  if (page !== pathname + search) {
    window.location.replace(address);
    return;
  }
  window.history.replaceState(null, '', address);
  window.location.reload();
}
