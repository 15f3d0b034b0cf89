import { useEffect, useEffectEvent, useRef } from 'react';

interface Pace {
  /** From a change to the run that follows it. */
  readonly delayMs?: number;
  /** Between two runs. */
  readonly intervalMs: number;
}

/** Runs `work` after each growth of `changes`, once for those that come while a run is awaited. */
export function useAfterChanges(changes: number, { delayMs = 0, intervalMs }: Pace, work: () => void): void {
  const run = useEffectEvent(work);
  const dueAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (changes === 0) return;
    const now = performance.now();
    if (dueAt.current <= now) dueAt.current = Math.max(now + delayMs, dueAt.current + intervalMs);
    const timer = setTimeout(run, dueAt.current - now);
    return () => clearTimeout(timer);
  }, [changes, delayMs, intervalMs]);
}
