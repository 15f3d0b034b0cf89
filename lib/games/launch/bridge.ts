import type { z } from 'zod';
import { fromGameSchema, type toGameSchema } from '#lib/games/play/frame-contract.ts';

export type FromGame = z.output<typeof fromGameSchema>;
export type ToGame = z.output<typeof toGameSchema>;

/** Further messages within a second are dropped: the game is broken or hostile. */
const maxPerSecond = 60;

export interface Bridge {
  /** Posts a message to the game; lost while its page is not loaded. */
  readonly send: (message: ToGame) => void;
  readonly close: () => void;
}

interface BridgeOptions {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly frame: () => Pick<Window, 'postMessage'> | null | undefined;
  /** Exact origin of the launcher (GAM-21). */
  readonly origin: string;
  readonly onMessage: (message: FromGame) => void;
  readonly now?: () => number;
}

/** GAM-21, GAM-22, DEC-GAM-10: receives messages of this frame and origin only, in the shapes of the contract. */
export function openBridge({ page, frame, origin, onMessage, now = Date.now }: BridgeOptions): Bridge {
  let second = 0;
  let count = 0;
  const onWindowMessage = (event: MessageEvent) => {
    const source = frame();
    if (!source || event.source !== source) return;
    if (event.origin !== origin) {
      console.warn(`Ignored a message from ${event.origin}; the game's origin is ${origin}.`);
      return;
    }
    const currentSecond = Math.floor(now() / 1_000);
    if (currentSecond !== second) {
      second = currentSecond;
      count = 0;
    }
    count += 1;
    if (count > maxPerSecond) return;
    const message = fromGameSchema.safeParse(event.data);
    if (message.success) onMessage(message.data);
  };
  page.addEventListener('message', onWindowMessage);
  return {
    send: (message) => frame()?.postMessage(message, origin),
    close: () => page.removeEventListener('message', onWindowMessage),
  };
}
