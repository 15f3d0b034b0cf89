import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscribeToSessionEnd } from '#lib/core/api/browser.ts';
import type { CallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { lastActivity } from '#lib/session/activity.ts';
import { hintedAudience, reloadForAudience } from '#lib/session/audience-change.ts';
import { endEventOf } from '#lib/session/end-event.ts';
import { idleStage } from '#lib/session/inactivity.ts';
import { hasLeft, isEnding, isFollowed, leaveEndedSession } from '#lib/session/leave-page.ts';
import { forgetInTab } from '#lib/session/player-storage.ts';
import { notifyTabs, type SessionEvent, subscribeToTabs } from '#lib/session/session-channel.ts';
import { isSigningOut } from '#lib/session/sign-out.ts';

/** Ends the session in every tab when the server refuses a call of this page for it, whichever call that is (LOG-14). */
function reportRefusal(error: CallError): void {
  if (hasLeft() || isSigningOut()) return;
  const event = endEventOf(error);
  // LOG-20: a call can be refused before the tab that signs the idle player out has said so.
  const isIdle = idleStage(lastActivity(), Date.now()) === 'over';
  notifyTabs(event === 'expired' && isIdle ? 'inactive' : event);
}

/**
 * A refused call says only that there is no session, or that it was ended: another tab may be about to say that its player signed
 * out, or that an exclusion began, which leads elsewhere. On a busy phone its script may take a second.
 */
const reasonMs = 1_500;
const isVague = (event: SessionEvent) => event === 'expired' || event === 'revoked';

/** Leaves the page when the session ends in any tab; true from then on. Clears the player's server state (LOG-14, LOG-16). */
export function useSessionEnd(client: QueryClient): boolean {
  const { home } = useLocale();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: SessionEvent) => {
      if (!isFollowed(event)) return;
      if (!isEnding(event)) {
        if (event === 'signedIn') forgetInTab();
        void reloadForAudience();
        return;
      }
      setEnded(true);
      client.clear();
      if (isVague(event)) leaving ??= setTimeout(() => leaveEndedSession(home, event), reasonMs);
      else leaveEndedSession(home, event);
    };
    // The page was rendered for another audience than the one in the cookie; a document navigation loads the right page.
    const check = () => {
      const hint = hintedAudience();
      if (hint !== document.documentElement.dataset.audience) follow(hint === 'visitor' ? 'expired' : 'audience');
    };
    // A page from the back/forward cache may belong to a session that has ended or been replaced.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (hasLeft() || hintedAudience() !== document.documentElement.dataset.audience)) window.location.reload();
    };
    check();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', restore);
    const stops = [subscribeToTabs(follow), subscribeToSessionEnd(reportRefusal)];
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', restore);
      clearTimeout(leaving);
      for (const stop of stops) stop();
    };
  }, [client, home]);
  return ended;
}
