'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { PlayerConsent } from '#components/consent/player-consent.tsx';
import { Feed } from '#components/realtime/on-demand.tsx';
import { FirstLoginGate } from '#components/registration/first-login-gate.tsx';
import { TermsGate } from '#components/terms/terms-gate.tsx';
import { ToastHost } from '#components/ui/toast-host.tsx';
import { isCallError } from '#lib/platform/errors.ts';
import { hearOtherTabs, hintedAudience, reloadForAudience, type SessionNews, tellOtherTabs } from '#lib/session/browser.ts';
import { hasLeft, isEnding, leaveEndedSession } from '#lib/session/leave.ts';
import { IdleWatch } from './idle-watch.tsx';

interface PlayerRoomProps {
  /** The front page of the locale. */
  readonly home: string;
  /** Of the catalog. */
  readonly language: string;
  readonly labels: { readonly messages: string; readonly dismiss: string };
  readonly children: ReactNode;
}

/** Holds the player's server state. When his session ends, in whichever tab, nothing of it is left on the screen (LOG-14, LOG-16). */
export function PlayerRoom({ home, language, labels, children }: PlayerRoomProps) {
  const [client] = useState(createClient);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const follow = (news: SessionNews) => {
      if (!isEnding(news)) {
        void reloadForAudience();
        return;
      }
      setEnded(true);
      client.clear();
      leaveEndedSession(home, news);
    };
    // The page belongs to another audience than the browser: a document navigation brings the right one.
    const check = () => {
      const hint = hintedAudience();
      if (hint !== document.documentElement.dataset.audience) follow(hint === 'visitor' ? 'expired' : 'audience');
    };
    // Brought back as it was left: of a session that has ended, or begun anew, since.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (hasLeft() || hintedAudience() !== document.documentElement.dataset.audience)) window.location.reload();
    };
    check();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', restore);
    const stop = hearOtherTabs(follow);
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
      <IdleWatch language={language} />
      <FirstLoginGate home={home} />
      <TermsGate home={home} />
      <ToastHost label={labels.messages} dismissLabel={labels.dismiss} />
    </QueryClientProvider>
  );
}

function createClient(): QueryClient {
  let ended = false;
  const onError = (error: unknown) => {
    if (ended || !isCallError(error) || !error.endsSession) return;
    ended = true;
    // This tab hears it too.
    tellOtherTabs('expired');
  };
  return new QueryClient({ queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) });
}
