import { useEffect, useState } from 'react';
import type { laterParts } from './later-parts.tsx';

export type Later = typeof laterParts;

let loading: Promise<Later> | undefined;
let loaded: Later | undefined;

/** The steps behind the first one, and what they call. A failed load is forgotten, so that the next wish tries again. */
export function loadLater(): Promise<Later> {
  loading ??= import('./later-parts.tsx')
    .then(({ laterParts }) => {
      loaded = laterParts;
      return laterParts;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The later parts, as soon as they are there and wanted; `failed` until another try is asked for. */
export function useLater(isNeeded: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly attempt: number; readonly later: Later | undefined }>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isGone = false;
    const say = (later: Later | undefined) => !isGone && setOutcome({ attempt, later });
    loadLater().then(say, () => say(undefined));
    return () => {
      isGone = true;
    };
  }, [isNeeded, attempt]);
  const later = loaded ?? outcome?.later;
  return { later, failed: !later && outcome?.attempt === attempt, retry: () => setAttempt(attempt + 1) };
}
