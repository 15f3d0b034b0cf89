import { useEffect, useState } from 'react';
import type { laterSteps } from './later-steps.tsx';

export type LaterSteps = typeof laterSteps;

let loading: Promise<LaterSteps> | undefined;
let loaded: LaterSteps | undefined;

/** Loads the steps after the first one, and what they call; after a failure the next call tries again. */
export function loadLaterSteps(): Promise<LaterSteps> {
  loading ??= import('./later-steps.tsx')
    .then(({ laterSteps }) => {
      loaded = laterSteps;
      return laterSteps;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The later steps, once they are needed and loaded. `failed` remains true until `retry` is called. */
export function useLaterSteps(isNeeded: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly attempt: number; readonly later: LaterSteps | undefined }>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isCancelled = false;
    const settle = (later: LaterSteps | undefined) => !isCancelled && setOutcome({ attempt, later });
    loadLaterSteps().then(settle, () => settle(undefined));
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, attempt]);
  const later = loaded ?? outcome?.later;
  return { later, failed: !later && outcome?.attempt === attempt, retry: () => setAttempt(attempt + 1) };
}
