import type { RefObject } from 'react';

interface GameFrameProps {
  readonly title: string;
  readonly url: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** GAM-20, GAM-21: the provider's page, of another origin; it may not navigate the site. */
export const GameFrame = ({ title, url, frame }: GameFrameProps) => (
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
