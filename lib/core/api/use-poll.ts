import { useEffect, useMemo, useState } from 'react';
import { createPoll } from './poll.ts';

interface PollState<Value> {
  /** The last value, also of an earlier `load`; undefined before the first. */
  readonly value?: Value | undefined;
  readonly failed: boolean;
}

/** Polls a memoised `load` every `intervalMs` while `isActive` and the page is visible; see `createPoll`. */
export function usePoll<Value>(load: () => Promise<Value>, intervalMs: number, isActive = true) {
  const [state, setState] = useState<PollState<Value>>({ failed: false });
  const poll = useMemo(() => createPoll(load, intervalMs), [load, intervalMs]);
  useEffect(() => {
    if (!isActive) return;
    return poll.subscribe(() => setState(({ value }) => ({ value: poll.get() ?? value, failed: poll.hasFailed() })));
  }, [poll, isActive]);
  return { ...state, refresh: poll.refresh };
}
