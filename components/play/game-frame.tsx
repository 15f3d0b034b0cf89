import { type RefObject, useEffect, useRef } from 'react';
import { type Bridge, type FromGame, openBridge } from '#lib/launch/bridge.ts';

interface GameFrameProps {
  readonly title: string;
  /** Of the provider's launcher, as the site was given it. */
  readonly url: string;
  readonly bridge: RefObject<Bridge | null>;
  readonly onHear: (message: FromGame) => void;
}

/** GAM-20, GAM-21: the provider's own page, of another origin; it may go full screen and nowhere else. */
export function GameFrame({ title, url, bridge, onHear }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useRef(onHear);
  hear.current = onHear;
  useEffect(() => {
    const opened = openBridge({
      page: window,
      frame: () => frame.current?.contentWindow,
      origin: new URL(url).origin,
      hear: (message) => hear.current(message),
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
