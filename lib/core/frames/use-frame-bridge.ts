'use client';

import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Bridge, openBridge } from './bridge.ts';

/**
 * The messages of a page in a frame, of the origin of its address. Returns the frame's ref and what sends to its page. `parse` is
 * undefined for a message of another shape, which is dropped; it stays the same function.
 */
export function useFrameBridge<From, To>(
  url: string | undefined,
  parse: (data: unknown) => From | undefined,
  onMessage: (message: From) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<Bridge<To> | null>(null);
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    if (url === undefined) return;
    const opened = openBridge<From, To>({
      page: window,
      frame: () => frame.current?.contentWindow,
      origin: new URL(url).origin,
      parse,
      onMessage: (message) => receive(message),
    });
    bridge.current = opened;
    return () => {
      opened.close();
      bridge.current = null;
    };
  }, [url, parse]);
  const send = useCallback((message: To) => bridge.current?.send(message), []);
  return { frame, send };
}
