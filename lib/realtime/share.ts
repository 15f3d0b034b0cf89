import type { Connection } from './connection.ts';

interface SharePorts {
  /** Tabs of one player share; another player's never hear each other. */
  readonly playerId: string;
  /** Opens the one socket; what it hears is handed to `pass`. */
  readonly connect: (pass: (text: string) => void) => Connection;
  readonly hear: (text: string) => void;
}

/**
 * One socket for all tabs of a browser: the tab that holds the lock has it and passes on what comes; when it closes, the
 * lock, and with it the socket, goes to the next. A browser without locks opens one in each tab. Returns how to stop.
 */
export function shareFeed({ playerId, connect, hear }: SharePorts): () => void {
  const name = `parlour-feed-${playerId}`;
  const stopped = new AbortController();
  const channel = navigator.locks ? new BroadcastChannel(name) : undefined;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') hear(data);
    };
  }

  async function lead(): Promise<void> {
    if (stopped.signal.aborted) return;
    const connection = connect((text) => {
      hear(text);
      if (!stopped.signal.aborted) channel?.postMessage(text);
    });
    const wake = () => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    await new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve(), { once: true }));
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    connection.stop();
  }

  if (channel) {
    // Stopped while it waits for its turn, the request is refused: that is its end.
    navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);
  } else void lead();

  return () => {
    stopped.abort();
    channel?.close();
  };
}
