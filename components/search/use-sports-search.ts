import { useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { searchSports } from '#lib/search/browser.ts';
import type { FoundSports } from '#lib/search/types.ts';

/** A pause in typing, so that not every letter asks the server. */
const pauseMs = 150;

interface Answer {
  readonly key: string;
  /** Null where the service did not answer. */
  readonly found: FoundSports | null;
}

/** Sports, competitions and events with the text, searched on the server; null until they are known. An empty text is not searched. */
export function useSportsSearch(text: string) {
  const { locale } = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${text}`;
  useEffect(() => {
    if (text === '') return;
    const stop = new AbortController();
    const take = (found: FoundSports | null) => !stop.signal.aborted && setAnswer({ key, found });
    const timer = setTimeout(() => searchSports(locale, text, stop.signal).then(take, () => take(null)), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, text, locale]);
  const isCurrent = answer?.key === key;
  return {
    found: isCurrent ? answer.found : null,
    isPending: text !== '' && !isCurrent,
    failed: isCurrent && answer.found === null,
    retry: () => setAttempt(attempt + 1),
  };
}
