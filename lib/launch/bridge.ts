import type { z } from 'zod';
import { fromGameSchema, type toGameSchema } from '#lib/game-frame/contract.ts';

export type FromGame = z.output<typeof fromGameSchema>;
export type ToGame = z.output<typeof toGameSchema>;

/** More than this in a second is no game talking, but something broken or hostile. */
const mostPerSecond = 60;

export interface Bridge {
  /** Says something to the game; before its page is there, nobody hears it. */
  readonly tell: (message: ToGame) => void;
  readonly close: () => void;
}

interface BridgeOptions {
  /** The window that listens: the page's own. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly frame: () => Pick<Window, 'postMessage'> | null | undefined;
  /** Exact origin of the launcher (GAM-21). */
  readonly origin: string;
  readonly hear: (message: FromGame) => void;
  readonly now?: () => number;
}

/** GAM-21, GAM-22, DEC-GAM-10: hears the game of this frame alone, of its own origin, in the shapes of the contract. */
export function openBridge({ page, frame, origin, hear, now = Date.now }: BridgeOptions): Bridge {
  let second = 0;
  let heard = 0;
  const listen = (event: MessageEvent) => {
    const source = frame();
    if (!source || event.source !== source) return;
    if (event.origin !== origin) {
      console.warn(`A message from ${event.origin} was ignored; the game is of ${origin}.`);
      return;
    }
    const at = Math.floor(now() / 1_000);
    if (at !== second) {
      second = at;
      heard = 0;
    }
    heard += 1;
    if (heard > mostPerSecond) return;
    const message = fromGameSchema.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  page.addEventListener('message', listen);
  return {
    tell: (message) => frame()?.postMessage(message, origin),
    close: () => page.removeEventListener('message', listen),
  };
}
