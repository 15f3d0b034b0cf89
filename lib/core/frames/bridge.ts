/** Further messages within a second are dropped: the page in the frame is broken or hostile. */
const maxPerSecond = 60;

export interface Bridge<To> {
  /** Posts a message to the frame; lost while its page is not loaded. */
  readonly send: (message: To) => void;
  readonly close: () => void;
}

interface BridgeOptions<From> {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly frame: () => Pick<Window, 'postMessage'> | null | undefined;
  /** Exact origin of the page in the frame. */
  readonly origin: string;
  /** Undefined for a message of another shape, which is dropped. */
  readonly parse: (data: unknown) => From | undefined;
  readonly onMessage: (message: From) => void;
  readonly now?: () => number;
}

/** Receives messages of one frame and one origin only, in the shapes of a contract. */
export function openBridge<From, To>({ page, frame, origin, parse, onMessage, now = Date.now }: BridgeOptions<From>): Bridge<To> {
  let second = 0;
  let count = 0;
  const onWindowMessage = (event: MessageEvent) => {
    const source = frame();
    if (!source || event.source !== source) return;
    if (event.origin !== origin) {
      console.warn(`Ignored a message from ${event.origin}; the origin of the frame is ${origin}.`);
      return;
    }
    const currentSecond = Math.floor(now() / 1_000);
    if (currentSecond !== second) {
      second = currentSecond;
      count = 0;
    }
    count += 1;
    if (count > maxPerSecond) return;
    const message = parse(event.data);
    if (message) onMessage(message);
  };
  page.addEventListener('message', onWindowMessage);
  return {
    send: (message) => frame()?.postMessage(message, origin),
    close: () => page.removeEventListener('message', onWindowMessage),
  };
}
