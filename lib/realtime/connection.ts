import { isCallError } from '#lib/core/api/errors.ts';
import { closeCodes } from './close-codes.ts';

// partysocket would add 8 KB instead of 1 KB, and leaves ping, close codes and restarts to the caller.

const pingMs = 20_000;
const retryMs = 3_000;
const maxTries = 10;

interface ConnectionOptions {
  /** Requests the address of one socket; rejects with `CallError`. */
  readonly findAddress: () => Promise<string>;
  readonly open: (address: string) => WebSocket;
  /** Receives every text message except the responses to `ping`. */
  readonly onMessage: (text: string) => void;
  /** The player has lost access (DEC-X-5), or the session has ended: the socket was closed for it. */
  readonly onRejected: () => void;
}

export interface Connection {
  /** Starts another ten tries, unless a socket is open: called when the network may be back. */
  retry(): void;
  stop(): void;
}

const pong = '{"type":"PONG"}';

/** RTM-01 to RTM-03: keeps one socket of the feed open. After ten failed tries in a row only polling remains. */
export function startConnection({ findAddress, open, onMessage, onRejected }: ConnectionOptions): Connection {
  let tries = 0;
  let isStopped = false;
  let isOpening = false;
  let socket: WebSocket | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function start(): Promise<void> {
    isOpening = true;
    tries += 1;
    try {
      const address = await findAddress();
      if (!isStopped) listen(open(address));
    } catch (error) {
      // RTM-09: without a session there is no feed, which is not an error.
      const status = isCallError(error) ? error.status : undefined;
      isStopped ||= status === 401 || status === 403;
      if (status === 403) onRejected();
      scheduleRetry();
    } finally {
      isOpening = false;
    }
  }

  function listen(opened: WebSocket): void {
    socket = opened;
    opened.onopen = () => {
      opened.send('ping');
      pingTimer = setInterval(() => opened.send('ping'), pingMs);
    };
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      // A working socket resets the count and is its first try.
      tries = 1;
      if (typeof data === 'string' && data !== pong) onMessage(data);
    };
    // RTM-08. Browsers give an error event no details.
    opened.onerror = () => console.error('Wallet Bonus Websocket ERROR');
    opened.onclose = ({ code }) => {
      clearInterval(pingTimer);
      socket = undefined;
      if (isStopped) return;
      // The session may also be fine, as after the eight hours of a socket: then the next try succeeds.
      if (code === closeCodes.invalidToken) onRejected();
      if (code !== closeCodes.accessDenied) return scheduleRetry();
      isStopped = true;
      onRejected();
    };
  }

  function scheduleRetry(): void {
    if (isStopped || tries > maxTries) return;
    retryTimer = setTimeout(() => {
      retryTimer = undefined;
      void start();
    }, retryMs);
  }

  void start();
  return {
    retry() {
      if (isStopped || socket || isOpening) return;
      clearTimeout(retryTimer);
      retryTimer = undefined;
      tries = 0;
      void start();
    },
    stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      clearInterval(pingTimer);
      socket?.close();
    },
  };
}
