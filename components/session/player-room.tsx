'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ToastHost } from '#components/ui/toast-host.tsx';
import { isCallError } from '#lib/platform/errors.ts';
import { hearOtherTabs, hintedAudience, tellOtherTabs } from '#lib/session/browser.ts';

interface PlayerRoomProps {
  /** The front page of the locale. */
  readonly home: string;
  readonly labels: { readonly messages: string; readonly dismiss: string };
  readonly children: ReactNode;
}

/** Holds the player's server state. A refused token ends the session once, in every tab (LOG-14). */
export function PlayerRoom({ home, labels, children }: PlayerRoomProps) {
  const [client] = useState(() => createClient(home));
  useEffect(() => {
    // The page belongs to another audience than the browser: a document navigation brings the right one.
    const check = () => {
      if (hintedAudience() !== document.documentElement.dataset.audience) leave(home);
    };
    check();
    document.addEventListener('visibilitychange', check);
    const stop = hearOtherTabs(() => leave(home));
    return () => {
      document.removeEventListener('visibilitychange', check);
      stop();
    };
  }, [home]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <ToastHost label={labels.messages} dismissLabel={labels.dismiss} />
    </QueryClientProvider>
  );
}

function createClient(home: string): QueryClient {
  let ended = false;
  const onError = (error: unknown) => {
    if (ended || !isCallError(error) || !error.endsSession) return;
    ended = true;
    tellOtherTabs('ended');
    leave(home);
  };
  return new QueryClient({ queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) });
}

/** To the same page as another audience sees it; a lost session inside leads to the front page with the sign-in (DEC-RTE-2). */
function leave(home: string): void {
  if (hintedAudience() === 'visitor') window.location.replace(`${home}#sign-in`);
  else window.location.reload();
}
