import { parseJson } from '#lib/core/parse-json.ts';
import { type FeedMessage, feedMessageSchema } from '../../wire.ts';
import { facts } from './facts.ts';

interface Watch {
  readonly events: readonly string[];
  readonly full: readonly string[];
}

interface FeedHandlers {
  message(message: FeedMessage): void;
  /** After a lost connection changes may have been missed. */
  reconnected(): void;
  isConnected(isConnected: boolean): void;
}

const firstDelayMs = 500;
const maxDelayMs = 30_000;

/** The WebSocket of the service; reconnects with growing delays. */
export function openFeed(handlers: FeedHandlers) {
  let socket: WebSocket | undefined;
  let watch: Watch = { events: [], full: [] };
  let delayMs = firstDelayMs;
  let hasConnected = false;
  let isStopped = false;

  function connect(): void {
    const address = new URL('/api/feed', window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const opened = new WebSocket(address);
    socket = opened;
    let isAccepted = false;
    /** A service with too many sockets opens another one and closes it without a message. */
    const accept = () => {
      if (isAccepted) return;
      isAccepted = true;
      delayMs = firstDelayMs;
      handlers.isConnected(true);
      if (hasConnected) handlers.reconnected();
      hasConnected = true;
    };
    opened.addEventListener('open', () => {
      opened.send(JSON.stringify({ key: facts.key, watch }));
    });
    opened.addEventListener('message', ({ data }) => {
      accept();
      const message = feedMessageSchema.safeParse(parseJson(String(data)));
      if (message.success) handlers.message(message.data);
    });
    opened.addEventListener('close', () => {
      if (isStopped) return;
      handlers.isConnected(false);
      setTimeout(connect, delayMs * (0.75 + Math.random() / 2));
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    });
  }
  connect();

  return {
    watch(next: Watch): void {
      if (JSON.stringify(next) === JSON.stringify(watch)) return;
      watch = next;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ watch }));
    },
    stop(): void {
      isStopped = true;
      socket?.close();
    },
  };
}
