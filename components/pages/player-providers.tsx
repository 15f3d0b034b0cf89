'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { PlayerConsent } from '#components/consent/player-consent.tsx';
import { ReminderGate } from '#components/documents/reminder-gate.tsx';
import { RealityCheckWatch } from '#components/protection/activity/reality-check-watch.tsx';
import { ReviewGate } from '#components/protection/review/review-gate.tsx';
import { Feed } from '#components/realtime/on-demand.tsx';
import { FirstLoginGate } from '#components/registration/first-login-gate.tsx';
import { IdleWatch } from '#components/session/idle-watch.tsx';
import { TermsGate } from '#components/terms/terms-gate.tsx';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import { lastActivity } from '#lib/session/activity.ts';
import { hintedAudience, reloadForAudience } from '#lib/session/audience-change.ts';
import { endEventOf } from '#lib/session/end-event.ts';
import { idleStage } from '#lib/session/inactivity.ts';
import { hasLeft, isEnding, isFollowed, leaveEndedSession } from '#lib/session/leave-page.ts';
import { notifyOtherTabs, type SessionEvent, subscribeToOtherTabs } from '#lib/session/session-channel.ts';
import { isSigningOut } from '#lib/session/sign-out.ts';

interface PlayerProvidersProps {
  readonly labels: { readonly messages: string; readonly dismiss: string };
  readonly children: ReactNode;
}

/** Provides the player's server state, and clears it and the screen when the session ends in any tab (LOG-14, LOG-16). */
export function PlayerProviders({ labels, children }: PlayerProvidersProps) {
  const { home } = useLocale();
  const [client] = useState(createClient);
  const [ended, setEnded] = useState(false);
  const isCheckOpen = useRealityCheck(({ isOpen }) => isOpen);
  useEffect(() => {
    const follow = (event: SessionEvent) => {
      if (!isFollowed(event)) return;
      if (!isEnding(event)) {
        void reloadForAudience();
        return;
      }
      setEnded(true);
      client.clear();
      leaveEndedSession(home, event);
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
    const stop = subscribeToOtherTabs(follow);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', restore);
      stop();
    };
  }, [client, home]);
  if (ended) return <div className="min-h-dvh" />;
  return (
    <QueryClientProvider client={client}>
      {children}
      <Feed />
      <PlayerConsent />
      <IdleWatch isCovered={isCheckOpen} />
      <RealityCheckWatch />
      <FirstLoginGate />
      <ReminderGate />
      <TermsGate />
      <ReviewGate />
      <ToastHost label={labels.messages} dismissLabel={labels.dismiss} />
    </QueryClientProvider>
  );
}

function createClient(): QueryClient {
  let ended = false;
  const onError = (error: unknown) => {
    const event = endEventOf(error);
    if (ended || !event || isSigningOut()) return;
    ended = true;
    // LOG-20: a call can be refused before the tab that signs the idle player out has said so.
    const isIdle = idleStage(lastActivity(), Date.now()) === 'over';
    // `notifyOtherTabs` also notifies the subscribers of this tab.
    notifyOtherTabs(event === 'expired' && isIdle ? 'inactive' : event);
  };
  return new QueryClient({ queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) });
}
