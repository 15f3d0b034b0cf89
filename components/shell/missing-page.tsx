'use client';

import { useParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { loadWords } from '#lib/i18n/load-words.ts';
import type en from '#messages/en.json';
import { StatusPage } from './status-page.tsx';

type Words = Pick<(typeof en)['status'], 'notFoundTitle' | 'notFoundText' | 'notFoundAction'>;

const fallback: Words = {
  notFoundTitle: 'Page not found!',
  notFoundText: 'There is nothing at this address. It may have moved, or the offer may be over.',
  notFoundAction: 'To the front page',
};

/** ERR-01: what the middleware shows for an unknown address, where only the page itself could know. */
export default function MissingPage() {
  const { locale } = useParams<{ locale: string }>();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    const { language = 'en' } = document.documentElement.dataset;
    loadWords<Words>(language, 'status').then(setWords, () => setWords(fallback));
  }, []);
  if (!words) return null;
  const action = { label: words.notFoundAction, href: `/${locale}`, newTab: false };
  return <StatusPage kind="404" code="404" title={words.notFoundTitle} text={words.notFoundText} action={action} />;
}
