import { useEffect, useState } from 'react';

const tickers = new Map<number, ReturnType<typeof createTicker>>();

function createTicker(intervalMs: number) {
  const listeners = new Set<() => void>();
  const timer = setInterval(() => {
    for (const listener of listeners) listener();
  }, intervalMs);
  return { listeners, stop: () => clearInterval(timer) };
}

/** One timer for all listeners of an interval, so that React renders their components together. */
function subscribe(intervalMs: number, listener: () => void): () => void {
  const ticker = tickers.get(intervalMs) ?? createTicker(intervalMs);
  tickers.set(intervalMs, ticker);
  ticker.listeners.add(listener);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    ticker.stop();
    tickers.delete(intervalMs);
  };
}

/** The time by `read`, such as `businessNow`, read again every `intervalMs` while `isRunning`. */
export function useNow<Time>(read: () => Time, intervalMs: number, isRunning = true): Time {
  const [now, setNow] = useState(read);
  useEffect(() => (isRunning ? subscribe(intervalMs, () => setNow(read)) : undefined), [read, intervalMs, isRunning]);
  return now;
}
