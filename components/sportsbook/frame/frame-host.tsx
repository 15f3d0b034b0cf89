'use client';

import dynamic from 'next/dynamic';
import type { CSSProperties } from 'react';
import { SkipLink } from '#components/shell/skip-link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { FrameNotice } from './frame-notice.tsx';
import { SlipBar } from './slip-bar.tsx';
import { type FrameHostProps, useFrameHost } from './use-frame-host.ts';

const PlayerSync = dynamic(() => import('./player-sync.tsx').then((module) => module.PlayerSync), { loading: () => null });

const afterFrame = 'after-sportsbook';

/** SPB-01: the sportsbook's frame in place of the listing, once it is ready. */
export function FrameHost({ isOpen, ...props }: FrameHostProps) {
  const messages = useMessages('sportsFrame');
  const host = useFrameHost(props);
  const { running, isOpening, slip, sheet } = host;
  const { isPlayer } = props;
  return (
    <>
      {isOpen && <SkipLink label={messages.skip} target={afterFrame} />}
      <div
        ref={host.place}
        className={classNames(
          'scroll-mt-(--top) scroll-mb-(--bottom) scroll-pb-[env(safe-area-inset-bottom,0px)]',
          isOpen
            ? 'relative h-(--frame-height) min-h-[calc(100dvh-var(--top)-var(--bottom-nav))]'
            : 'invisible absolute inset-0 overflow-hidden',
          slip.isOpen && 'z-50',
        )}
        style={{ '--frame-height': `${host.height}px` } as CSSProperties}
      >
        {running && (
          <iframe
            key={running.number}
            ref={host.frame}
            src={running.url}
            title={messages.frame}
            referrerPolicy="origin"
            allow="clipboard-write; web-share"
            sandbox="allow-forms allow-scripts allow-same-origin"
            className="absolute inset-0 size-full border-0"
          />
        )}
        {isOpen && isOpening && (
          <div className="absolute inset-0 grid justify-items-center bg-ink pt-32">
            <Spinner size={36} />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpening && messages.opening}
      </p>
      <div id={afterFrame} tabIndex={-1} />
      {slip.isOpen && <div className="fixed inset-0 z-45 bg-[oklch(0.08_0.02_320/0.7)]" />}
      {isOpen && slip.text !== '' && <SlipBar ref={sheet.bar} slip={slip} onOpen={sheet.open} />}
      {host.isReady && isPlayer && <PlayerSync changes={host.walletChanges} send={host.send} />}
      {/* At the bottom of the window, so that the listing does not move. */}
      <div role="status" className="page pointer-events-none sticky bottom-[calc(var(--bottom)+1rem)] z-10 empty:sr-only">
        {host.showsNotice && (
          <div className="pointer-events-auto mx-auto max-w-xl rounded-md bg-ink-2 shadow-sheet">
            <FrameNotice code={host.error} onRetry={() => void host.open()} />
          </div>
        )}
      </div>
    </>
  );
}
