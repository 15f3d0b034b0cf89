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

/** Asks the tab with the socket to try again; no message of the feed. */
const retryRequest = 'retry';

/**
 * Shares one socket between all tabs of a browser: the tab that holds the lock opens it and broadcasts its messages; when
 * that tab closes, the next one gets the lock. In a browser without locks or channels each tab opens its own. Returns the stop
 * function.
 */
export function shareFeed({ playerId, connect, onMessage }: ShareOptions): () => void {
  const name = `parlour-feed-${playerId}`;
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = createTabChannel(name, (message) => (typeof message === 'string' ? message : undefined));
  const isShared = Boolean(navigator.locks) && channel.reachesOtherTabs();
  let connection: Connection | undefined;
  const retry = () => connection?.retry();
  const receive = (text: string) => (text === retryRequest ? retry() : onMessage(text));
  const send = isShared ? channel.post : receive;
  const unsubscribe = isShared ? channel.subscribe(receive) : undefined;

  async function lead(): Promise<void> {
    if (signal.aborted) return;
    connection = connect((text) => {
      if (!signal.aborted) send(text);
    });
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    connection.stop();
  }

  window.addEventListener('online', retry, { signal });
  // The tab with the socket may be hidden.
  const requestRetry = () => {
    if (document.visibilityState === 'visible') send(retryRequest);
  };
  document.addEventListener('visibilitychange', requestRetry, { signal });
  // Rejects when it is aborted before the lock is granted.
  if (isShared) runWithTabLock(name, { signal }, lead).catch(() => undefined);
  else void lead();

  return () => {
    stopped.abort();
    unsubscribe?.();
  };
}
