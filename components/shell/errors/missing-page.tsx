'use client';

import { useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type en from '#messages/en.json';
import { StatusPage } from './status-page.tsx';

type PageMessages = Pick<(typeof en)['status'], 'notFoundTitle' | 'notFoundText' | 'notFoundAction'>;

const fallback: PageMessages = {
  notFoundTitle: 'Page not found!',
  notFoundText: 'There is nothing at this address. It may have moved, or the offer may be over.',
  notFoundAction: 'To the front page',
};

/** ERR-01: the 404 page for a path that only the page itself finds to be missing. */
export default function MissingPage() {
  const { home, catalogLanguage } = useLocale();
  const [messages, setMessages] = useState<PageMessages>();
  useEffect(() => {
    loadMessages<PageMessages>(catalogLanguage, 'status').then(setMessages, () => setMessages(fallback));
  }, [catalogLanguage]);
  if (!messages) return null;
  const action = { label: messages.notFoundAction, href: home, newTab: false };
  return (
    <>
      {/* The server's document for this path has none. */}
      <title>{`${messages.notFoundTitle} · Parlour`}</title>
      <StatusPage kind="404" code="404" title={messages.notFoundTitle} text={messages.notFoundText} action={action} />
    </>
  );
}
