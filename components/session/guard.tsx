'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import type { Authorization } from '#lib/session/tokens/authorization.ts';

/** Loads only when there is an error. */
const ErrorScreen = dynamic(() => import('#components/shell/errors/error-screen.tsx').then((module) => module.ErrorScreen));

interface GuardProps {
  readonly state: Authorization;
  readonly fallback: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** RTE-41, RTE-45: renders its children only for players with access. Needs the namespace `session`. */
export function Guard({ state, fallback, onRetry, children }: GuardProps) {
  const messages = useMessages('session');
  const { home } = useLocale();
  const { replace } = useRouter();
  useEffect(() => {
    if (state !== 'refused') return;
    showToast(messages.accessDenied, 'error', { label: messages.accessHelp, href: `${home}/contact` });
    replace(fallback);
  }, [state, fallback, home, messages.accessDenied, messages.accessHelp, replace]);
  if (state === 'granted') return children;
  if (state === 'unavailable') {
    return <ErrorScreen title={messages.checkFailed} text={messages.checkFailedText} action={messages.retry} onRetry={onRetry} />;
  }
  return (
    <div className="page grid min-h-dvh place-items-start justify-center pt-32 text-paper-3">
      <div>
        <Spinner size={36} />
        <p role="status" className="sr-only">
          {messages.checking}
        </p>
      </div>
    </div>
  );
}
