import { type RefObject, useEffect, useRef } from 'react';
import { type Bridge, type FromGame, openBridge } from '#lib/games/launch/bridge.ts';

interface GameFrameProps {
  readonly title: string;
  readonly url: string;
  readonly bridge: RefObject<Bridge | null>;
  readonly onMessage: (message: FromGame) => void;
}

/** GAM-20, GAM-21: the provider's page, of another origin; it may not navigate the site. */
export function GameFrame({ title, url, bridge, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latestOnMessage = useRef(onMessage);
  latestOnMessage.current = onMessage;
  useEffect(() => {
    const opened = openBridge({
      page: window,
      frame: () => frame.current?.contentWindow,
      origin: new URL(url).origin,
      onMessage: (message) => latestOnMessage.current(message),
    });
    bridge.current = opened;
    return () => {
      opened.close();
      bridge.current = null;
    };
  }, [url, bridge]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      referrerPolicy="origin"
      allow="autoplay; fullscreen"
      sandbox="allow-forms allow-scripts allow-same-origin"
      className="absolute inset-0 size-full border-0"
    />
  );
}
