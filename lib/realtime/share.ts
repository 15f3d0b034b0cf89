import { createTabChannel } from '#lib/core/storage/tab-channel.ts';
import { runWithTabLock } from '#lib/core/storage/tab-lock.ts';
import type { Connection } from './connection.ts';

interface ShareOptions {
  /** Only tabs of the same player share a socket. */
  readonly playerId: string;
  /** Opens the shared socket, which passes its messages to `broadcast`. */
  readonly connect: (broadcast: (text: string) => void) => Connection;
  readonly onMessage: (text: string) => void;
}

/**
 * Shares one socket between all tabs of a browser: the tab that holds the lock opens it and broadcasts its messages; when
 * that tab closes, the next one gets the lock. In a browser without locks or channels each tab opens its own. Returns the stop
 * function.
 */
export function shareFeed({ playerId, connect, onMessage }: ShareOptions): () => void {
  const name = `parlour-feed-${playerId}`;
  const stopped = new AbortController();
  const channel = createTabChannel(name, (message) => (typeof message === 'string' ? message : undefined));
  const isShared = Boolean(navigator.locks) && channel.reachesOtherTabs();
  const receive = isShared ? channel.post : onMessage;
  const unsubscribe = isShared ? channel.subscribe(onMessage) : undefined;

  async function lead(): Promise<void> {
    if (stopped.signal.aborted) return;
    const connection = connect((text) => {
      if (!stopped.signal.aborted) receive(text);
    });
    const retry = () => {
      if (document.visibilityState === 'visible') connection.retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    await new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve(), { once: true }));
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
    connection.stop();
  }

  // Rejects when it is aborted before the lock is granted.
  if (isShared) runWithTabLock(name, { signal: stopped.signal }, lead).catch(() => undefined);
  else void lead();

  return () => {
    stopped.abort();
    unsubscribe?.();
  };
}
