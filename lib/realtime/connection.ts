import { isCallError } from '#lib/platform/errors.ts';
import { closeCodes } from './close-codes.ts';

/** CST-05: how often the socket is kept awake, and when and how often it is opened anew. */
const pingMs = 20_000;
const retryMs = 3_000;
const mostTries = 10;

interface ConnectionPorts {
  /** The address of one socket; rejects with `CallError`. */
  readonly findAddress: () => Promise<string>;
  readonly open: (address: string) => WebSocket;
  /** A message as it came, beside the answers to `ping`. */
  readonly hear: (text: string) => void;
  /** DEC-X-5: the player is kept out from now on. */
  readonly onKeptOut: () => void;
}

export interface Connection {
  /** The way may be free again: another ten tries. */
  wake(): void;
  stop(): void;
}

const pong = '{"type":"PONG"}';

/** RTM-01 to RTM-03: keeps one socket of the feed open. Ten tries in a row without a word from it, and it is left to the poll. */
export function startConnection({ findAddress, open, hear, onKeptOut }: ConnectionPorts): Connection {
  let tries = 0;
  let isStopped = false;
  let isOpening = false;
  let socket: WebSocket | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function start(): Promise<void> {
    isOpening = true;
    tries += 1;
    try {
      const address = await findAddress();
      if (!isStopped) listen(open(address));
    } catch (error) {
      // RTM-09: without a token there is nothing to open, and nothing to complain about.
      const status = isCallError(error) ? error.status : undefined;
      isStopped ||= status === 401 || status === 403;
      if (status === 403) onKeptOut();
      again();
    } finally {
      isOpening = false;
    }
  }

  function listen(opened: WebSocket): void {
    socket = opened;
    opened.onopen = () => {
      opened.send('ping');
      ping = setInterval(() => opened.send('ping'), pingMs);
    };
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      // An open socket is the first of the next row of tries.
      tries = 1;
      if (typeof data === 'string' && data !== pong) hear(data);
    };
    // RTM-08. The event says nothing more, on purpose of the browser.
    opened.onerror = () => console.error('Wallet Bonus Websocket ERROR');
    opened.onclose = ({ code }) => {
      clearInterval(ping);
      socket = undefined;
      if (isStopped) return;
      if (code !== closeCodes.keptOut) return again();
      isStopped = true;
      onKeptOut();
    };
  }

  function again(): void {
    if (isStopped || tries > mostTries) return;
    retry = setTimeout(() => {
      retry = undefined;
      void start();
    }, retryMs);
  }

  void start();
  return {
    wake() {
      if (isStopped || socket || isOpening) return;
      clearTimeout(retry);
      retry = undefined;
      tries = 0;
      void start();
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(ping);
      socket?.close();
    },
  };
}
