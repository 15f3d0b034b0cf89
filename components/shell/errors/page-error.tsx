'use client';

import { useEffect, useState } from 'react';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { supportMail } from '#lib/support/support.ts';
import type en from '#messages/en.json';
import { ErrorScreen } from './error-screen.tsx';

export interface PageErrorProps {
  readonly reference?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

type PageMessages = Pick<
  (typeof en)['status'],
  'boundaryTitle' | 'boundaryText' | 'boundaryAction' | 'forbiddenAction' | 'referenceHelp'
>;

const fallback: PageMessages = {
  boundaryTitle: 'Oops, something went wrong.',
  boundaryText: 'Please reload the page to try again. Your money and your bets are safe.',
  boundaryAction: 'Reload',
  forbiddenAction: 'Contact us',
  referenceHelp: 'If this happens again, give us this reference:',
};

/**
 * ERR-02: the error page, in the language of the address once its messages have loaded. Also used outside `LocaleProvider`,
 * where the document of the failed page is gone.
 */
export function PageError({ reference, onRetry }: PageErrorProps) {
  const [messages, setMessages] = useState(fallback);
  const [locale] = useState(() => parseLocale(window.location.pathname.split('/')[1] ?? ''));
  useEffect(() => {
    if (!locale) return;
    const show = (loaded: PageMessages) => {
      setMessages(loaded);
      document.documentElement.lang = locale.tag;
      document.title = `${loaded.boundaryTitle} · Parlour`;
    };
    loadMessages<PageMessages>(locale.catalogLanguage, 'status').then(show, () => undefined);
  }, [locale]);
  return (
    <ErrorScreen
      title={messages.boundaryTitle}
      text={messages.boundaryText}
      action={messages.boundaryAction}
      support={{
        label: messages.forbiddenAction,
        href: locale ? `/${locale.locale}/contact` : `mailto:${supportMail}`,
        referenceLabel: messages.referenceHelp,
        reference,
      }}
      onRetry={onRetry ?? (() => window.location.reload())}
    />
  );
}
