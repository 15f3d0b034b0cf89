import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useFrameBridge } from '#lib/core/frames/use-frame-bridge.ts';
import { noteActivity } from '#lib/session/activity.ts';
import { subscribeToLeaving } from '#lib/session/leave-page.ts';
import { initialFrame, nextFrame } from '#lib/sportsbook/frame/frame-state.ts';
import { type FromSports, parseFromSports } from '#lib/sportsbook/frame-contract.ts';
import { keepOddsFormat, readOddsFormat } from '#lib/sportsbook/odds-format.ts';
import type { ToSports } from '#lib/sportsbook/to-frame-contract.ts';
import { useFrameHeight } from './use-frame-height.ts';
import { useSlipLink } from './use-slip-link.ts';
import { useSlipSheet } from './use-slip-sheet.ts';
import { useSportsContext } from './use-sports-context.ts';
import { useSportsRoute } from './use-sports-route.ts';
import { useVisiblePart, viewOf } from './use-visible-part.ts';

export interface FrameHostProps {
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

/** SPB-01, DEC-SPB-1: opens the sportsbook in its frame, follows what it reports, and answers it. */
export function useFrameHost({ isPlayer, siteName, listing, onOpenChange, onViewChange }: Omit<FrameHostProps, 'isOpen'>) {
  const { context, open, renew, close } = useSportsContext();
  const place = useRef<HTMLDivElement>(null);
  const [{ readyNumber, isSlow, walletChanges, slip }, dispatch] = useReducer(nextFrame, initialFrame);
  const height = useFrameHeight();
  const running = context.state === 'frame' ? context : undefined;
  const number = context.state === 'loading' || context.state === 'frame' ? context.number : undefined;
  const isReady = running !== undefined && readyNumber === running.number;
  const isOpening = number !== undefined && !isReady;
  const url = running?.url;

  const { frame, send } = useFrameBridge<FromSports, ToSports>(url, parseFromSports, onMessage);
  const navigate = useCallback((path: string) => send({ type: 'sb.navigate', payload: { path } }), [send]);
  /** A new view is seen from its top. */
  const align = useCallback(() => {
    const element = place.current;
    if (!element) return;
    const offset = element.getBoundingClientRect().top - viewOf(element, false).top;
    if (offset < 0) window.scrollBy({ top: offset, behavior: 'instant' });
  }, []);
  const onMove = useCallback(() => {
    if (isPlayer) noteActivity();
    align();
  }, [align, isPlayer]);
  const showRoute = useSportsRoute({ openedPath: isReady ? running.path : undefined, siteName, navigate, onMove, onViewChange });
  useVisiblePart({
    place,
    isShown: isReady,
    isCovered: slip.isOpen,
    report: useCallback((payload) => send({ type: 'sb.viewport', payload }), [send]),
  });
  useSlipLink(isReady, send);
  const sheet = useSlipSheet({ place, frame, isOpen: slip.isOpen, hasBar: slip.text !== '', send });

  // What was read in the middle of the listing is gone.
  useLayoutEffect(() => {
    if (isReady) align();
  }, [isReady, align]);

  function onMessage(message: FromSports): void {
    dispatch({ kind: 'message', message, number: running?.number });
    switch (message.type) {
      case 'sb.ready': {
        if (!running) break;
        const format = readOddsFormat();
        if (format) send({ type: 'sb.showOdds', payload: { format } });
        const hadFocus = listing.current?.contains(document.activeElement);
        onOpenChange(true);
        if (hadFocus) frame.current?.focus();
        break;
      }
      case 'sb.resize':
        height.report(message.payload.height);
        break;
      case 'sb.route':
        showRoute(message.payload.path, message.payload.title);
        break;
      case 'sb.oddsFormat':
        keepOddsFormat(message.payload.format);
        break;
      case 'sb.login':
        if (isPlayer) renew();
        else window.location.hash = 'sign-in';
        break;
      case 'sb.expired':
        renew();
        break;
      case 'sb.betPlaced':
        if (isPlayer) noteActivity();
        break;
    }
  }

  useEffect(() => {
    dispatch({ kind: 'launched' });
    if (number === undefined) {
      onOpenChange(false);
      return;
    }
    const timer = setTimeout(() => dispatch({ kind: 'slow' }), slowAfterMs);
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

  return {
    place,
    frame,
    running,
    height: height.height,
    slip,
    sheet,
    isReady,
    isOpening,
    walletChanges,
    send,
    open,
    error: context.state === 'error' ? context.code : undefined,
    showsNotice: context.state === 'error' || (isOpening && isSlow),
  };
}
