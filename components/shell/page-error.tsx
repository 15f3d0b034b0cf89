'use client';

import { useEffect, useState } from 'react';
import { loadWords } from '#lib/i18n/load-words.ts';
import type en from '#messages/en.json';
import { ErrorScreen } from './error-screen.tsx';

export interface PageErrorProps {
  readonly reference?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

type Words = Pick<(typeof en)['status'], 'boundaryTitle' | 'boundaryText' | 'boundaryAction'>;

const fallback: Words = {
  boundaryTitle: 'Oops, something went wrong.',
  boundaryText: 'Please reload the page to try again.',
  boundaryAction: 'Reload',
};

/** ERR-02: what is left of a page that failed, in its own language as soon as the words are here. */
export function PageError({ reference, onRetry }: PageErrorProps) {
  const [words, setWords] = useState(fallback);
  useEffect(() => {
    const { language } = document.documentElement.dataset;
    if (language) void loadWords<Words>(language, 'status').then(setWords, () => undefined);
  }, []);
  return (
    <ErrorScreen
      title={words.boundaryTitle}
      text={words.boundaryText}
      action={words.boundaryAction}
      reference={reference}
      onRetry={onRetry ?? (() => window.location.reload())}
    />
  );
}
