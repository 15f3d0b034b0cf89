'use client';

import { useEffect, useState } from 'react';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type en from '#messages/en.json';
import { ErrorScreen } from './error-screen.tsx';

export interface PageErrorProps {
  readonly reference?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

type PageMessages = Pick<(typeof en)['status'], 'boundaryTitle' | 'boundaryText' | 'boundaryAction'>;

const fallback: PageMessages = {
  boundaryTitle: 'Oops, something went wrong.',
  boundaryText: 'Please reload the page to try again.',
  boundaryAction: 'Reload',
};

/** ERR-02: the error page, in the page's language once its messages have loaded. Also used outside `LocaleProvider`. */
export function PageError({ reference, onRetry }: PageErrorProps) {
  const [messages, setMessages] = useState(fallback);
  useEffect(() => {
    const { language } = document.documentElement.dataset;
    if (language) void loadMessages<PageMessages>(language, 'status').then(setMessages, () => undefined);
  }, []);
  return (
    <ErrorScreen
      title={messages.boundaryTitle}
      text={messages.boundaryText}
      action={messages.boundaryAction}
      reference={reference}
      onRetry={onRetry ?? (() => window.location.reload())}
    />
  );
}
