'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useRef, useState } from 'react';

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
  return (
    <div className="relative min-h-[calc(100dvh-var(--top)-var(--bottom-nav))]">
      <div ref={listing} hidden={isOpen}>
        {children}
      </div>
      <FrameHost isPlayer={isPlayer} siteName={siteName} listing={listing} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
