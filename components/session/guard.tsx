'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { Authorization } from '#lib/session/authorization.ts';
import type en from '#messages/en.json';

/** The drawing of it loads when there is an error. */
const ErrorScreen = dynamic(() => import('#components/shell/error-screen.tsx').then((module) => module.ErrorScreen));

interface GuardProps {
  readonly state: Authorization;
  /** Where who is refused is led. */
  readonly to: string;
  /** Where somebody can tell him why. */
  readonly help: string;
  readonly words: Pick<
    (typeof en)['session'],
    'accessDenied' | 'accessHelp' | 'checking' | 'checkFailed' | 'checkFailedText' | 'retry'
  >;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** RTE-41, RTE-45: shows what it guards to who may see it, and to nobody else for a frame. */
export function Guard({ state, to, help, words, onRetry, children }: GuardProps) {
  const { replace } = useRouter();
  useEffect(() => {
    if (state !== 'refused') return;
    showToast(words.accessDenied, 'error', { label: words.accessHelp, href: help });
    replace(to);
  }, [state, to, help, words.accessDenied, words.accessHelp, replace]);
  if (state === 'granted') return children;
  if (state === 'unavailable') {
    return <ErrorScreen title={words.checkFailed} text={words.checkFailedText} action={words.retry} onRetry={onRetry} />;
  }
  return (
    <div className="page grid min-h-dvh place-items-start justify-center pt-32 text-paper-3">
      <div>
        <Spinner size={36} />
        <p role="status" className="sr-only">
          {words.checking}
        </p>
      </div>
    </div>
  );
}
