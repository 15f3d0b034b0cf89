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
 * that tab closes, the next one gets the lock. Without the Web Locks API each tab opens its own. Returns the stop function.
 */
export function shareFeed({ playerId, connect, onMessage }: ShareOptions): () => void {
  const name = `parlour-feed-${playerId}`;
  const stopped = new AbortController();
  const channel = navigator.locks ? new BroadcastChannel(name) : undefined;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onMessage(data);
    };
  }

  async function lead(): Promise<void> {
    if (stopped.signal.aborted) return;
    const connection = connect((text) => {
      onMessage(text);
      if (!stopped.signal.aborted) channel?.postMessage(text);
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

  if (channel) {
    // The request rejects when it is aborted before the lock is granted.
    navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);
  } else void lead();

  return () => {
    stopped.abort();
    channel?.close();
  };
}
