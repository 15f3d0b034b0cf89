'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PlayerConsent } from '#components/consent/player-consent.tsx';
import { ReminderGate } from '#components/documents/reminder-gate.tsx';
import { RealityCheckWatch } from '#components/protection/activity/reality-check-watch.tsx';
import { ReviewGate } from '#components/protection/review/review-gate.tsx';
import { Feed } from '#components/realtime/on-demand.tsx';
import { FirstLoginGate } from '#components/registration/first-login-gate.tsx';
import { IdleWatch } from '#components/session/idle-watch.tsx';
import { useSessionEnd } from '#components/session/use-session-end.ts';
import { TermsGate } from '#components/terms/terms-gate.tsx';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import { useRealityCheck } from '#lib/protection/activity/store.ts';

interface PlayerProvidersProps {
  readonly labels: { readonly messages: string; readonly dismiss: string };
  readonly children: ReactNode;
}

/** Provides the player's server state, and clears it and the screen when the session ends in any tab (LOG-14, LOG-16). */
export function PlayerProviders({ labels, children }: PlayerProvidersProps) {
  const [client] = useState(() => new QueryClient());
  const isCheckOpen = useRealityCheck(({ isOpen }) => isOpen);
  if (useSessionEnd(client)) return <div className="min-h-dvh" />;
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
