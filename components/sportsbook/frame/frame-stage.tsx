'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useRef, useState } from 'react';

/** Loads after the page is shown. */
const FrameHost = dynamic(() => import('./frame-host.tsx').then((module) => module.FrameHost), {
  ssr: false,
  loading: () => null,
});

interface FrameStageProps {
  readonly isPlayer: boolean;
  readonly siteName: string;
  readonly children: ReactNode;
}

/** The place of the listing and of the frame after it, as high as the window, so that nothing below it moves. */
export function FrameStage({ isPlayer, siteName, children }: FrameStageProps) {
  const listing = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Of the view in the frame, where the listing has the heading of the page. */
  const [heading, setHeading] = useState<string>();
  const onViewChange = useCallback((name: string) => {
    if (listing.current?.querySelector('h1')) setHeading(name);
  }, []);
  const onOpenChange = useCallback((willOpen: boolean) => {
    const own = listing.current?.querySelector('h1')?.textContent;
    setHeading((known) => known ?? own);
    setOpen(willOpen);
  }, []);
  return (
    <div className="relative min-h-[calc(100dvh-var(--top)-var(--bottom-nav))]">
      {isOpen && heading && <h1 className="sr-only">{heading}</h1>}
      <div ref={listing} hidden={isOpen}>
        {children}
      </div>
      <FrameHost
        isPlayer={isPlayer}
        siteName={siteName}
        listing={listing}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onViewChange={onViewChange}
      />
    </div>
  );
}
