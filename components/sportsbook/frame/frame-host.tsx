'use client';

import dynamic from 'next/dynamic';
import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SkipLink } from '#components/shell/skip-link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { noteActivity } from '#lib/session/activity.ts';
import { subscribeToLeaving } from '#lib/session/leave-page.ts';
import { openSportsBridge, type SportsBridge } from '#lib/sportsbook/frame/bridge.ts';
import type { FromSports, ToSports } from '#lib/sportsbook/frame-contract.ts';
import { FrameNotice } from './frame-notice.tsx';
import { useFrameHeight } from './use-frame-height.ts';
import { useSportsContext } from './use-sports-context.ts';
import { useSportsRoute } from './use-sports-route.ts';
import { useVisiblePart, viewOf } from './use-visible-part.ts';

const PlayerSync = dynamic(() => import('./player-sync.tsx').then((module) => module.PlayerSync), { loading: () => null });

interface FrameHostProps {
  readonly isPlayer: boolean;
  readonly siteName: string;
  readonly listing: RefObject<HTMLElement | null>;
  /** The frame is shown in place of the listing. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The frame shows the view of this name. */
  readonly onViewChange: (name: string) => void;
}

/** A frame that is not ready after this time gets a notice with a retry. */
const slowAfterMs = 10_000;
/** Of the contract: narrower windows give the frame their own height. */
const wideFrom = 768;
const afterFrame = 'after-sportsbook';

/** SPB-01, DEC-SPB-1: opens the sportsbook in its frame and passes on what both sides say. */
export function FrameHost({ isPlayer, siteName, listing, isOpen, onOpenChange, onViewChange }: FrameHostProps) {
  const messages = useMessages('sportsFrame');
  const { context, open, renew, close } = useSportsContext();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<SportsBridge | null>(null);
  /** The number of the context whose frame is ready. */
  const [readyNumber, setReadyNumber] = useState<number>();
  const [isSlow, setSlow] = useState(false);
  const [walletChanges, setWalletChanges] = useState(0);
  const height = useFrameHeight();
  const running = context.state === 'frame' ? context : undefined;
  const number = context.state === 'loading' || context.state === 'frame' ? context.number : undefined;
  const isReady = running !== undefined && readyNumber === running.number;
  const isOpening = number !== undefined && !isReady;
  const url = running?.url;

  const send = useCallback((message: ToSports) => bridge.current?.send(message), []);
  const navigate = useCallback((path: string) => send({ type: 'sb.navigate', payload: { path } }), [send]);
  const align = useCallback((isAlways: boolean) => {
    const element = place.current;
    if (!element) return;
    const offset = element.getBoundingClientRect().top - viewOf(element).top;
    if (offset < 0 || isAlways) window.scrollBy({ top: offset, behavior: 'instant' });
  }, []);
  const onMove = useCallback(() => {
    if (isPlayer) noteActivity();
    // A new view is seen from its top; on narrow windows the frame fills the window.
    align(window.innerWidth < wideFrom);
  }, [align, isPlayer]);
  const showRoute = useSportsRoute({ openedPath: isReady ? running.path : undefined, siteName, navigate, onMove, onViewChange });
  useVisiblePart(
    place,
    isReady,
    useCallback((payload) => send({ type: 'sb.viewport', payload }), [send]),
  );

  // What was read in the middle of the listing is gone.
  useLayoutEffect(() => {
    if (isReady) align(false);
  }, [isReady, align]);

  const onMessage = (message: FromSports) => {
    if (message.type === 'sb.ready' && running) {
      const hadFocus = listing.current?.contains(document.activeElement);
      setReadyNumber(running.number);
      onOpenChange(true);
      if (hadFocus) frame.current?.focus();
    }
    if (message.type === 'sb.resize') height.report(message.payload.height);
    if (message.type === 'sb.route') showRoute(message.payload.path, message.payload.title);
    if (message.type === 'sb.login' && !isPlayer) window.location.hash = 'sign-in';
    if (message.type === 'sb.expired' || (message.type === 'sb.login' && isPlayer)) renew();
    if (message.type === 'sb.betPlaced' || message.type === 'sb.balance') setWalletChanges((count) => count + 1);
    if (message.type === 'sb.betPlaced' && isPlayer) noteActivity();
  };
  const latestOnMessage = useRef(onMessage);
  latestOnMessage.current = onMessage;

  useEffect(() => {
    if (url === undefined) return;
    const opened = openSportsBridge({
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
  }, [url]);

  useEffect(() => {
    setSlow(false);
    if (number === undefined) {
      onOpenChange(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [number, onOpenChange]);

  useEffect(
    () =>
      subscribeToLeaving(() => {
        send({ type: 'sb.logout', payload: {} });
        close();
      }),
    [send, close],
  );

  const showsNotice = context.state === 'error' || (isOpening && isSlow);
  return (
    <>
      {isOpen && <SkipLink label={messages.skip} target={afterFrame} />}
      <div
        ref={place}
        className={classNames(
          'scroll-mt-(--top) scroll-mb-(--bottom-nav)',
          isOpen
            ? 'relative h-[max(16rem,calc(100dvh-var(--top)-var(--bottom-nav)))] md:h-(--frame-height) md:min-h-[calc(100dvh-var(--top)-var(--bottom-nav))]'
            : 'invisible absolute inset-0 overflow-hidden',
        )}
        style={{ '--frame-height': `${height.height}px` } as CSSProperties}
      >
        {running && (
          <iframe
            key={running.number}
            ref={frame}
            src={running.url}
            title={messages.frame}
            referrerPolicy="origin"
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
      {isReady && isPlayer && <PlayerSync changes={walletChanges} send={send} />}
      {/* At the bottom of the window, so that the listing does not move. */}
      <div role="status" className="page pointer-events-none sticky bottom-[calc(var(--bottom-nav)+1rem)] z-10 empty:hidden">
        {showsNotice && (
          <div className="pointer-events-auto mx-auto max-w-xl rounded-md bg-ink-2 shadow-sheet">
            <FrameNotice code={context.state === 'error' ? context.code : undefined} onRetry={() => void open()} />
          </div>
        )}
      </div>
    </>
  );
}
