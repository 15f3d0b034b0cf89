import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useOverlayEntry } from '#components/ui/overlay/use-overlay-entry.ts';
import type { ToSports } from '#lib/sportsbook/to-frame-contract.ts';
import { partOf, viewOf } from './use-visible-part.ts';

interface SlipSheetOptions {
  readonly place: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The frame shows its betslip as a sheet. */
  readonly isOpen: boolean;
  /** The site shows the bar that opens it. */
  readonly hasBar: boolean;
  readonly send: (message: ToSports) => void;
}

/** A sheet has at least this much of the window, or all of it. */
const minHeight = 480;

/** The page around an open betslip: the slip has the focus and the window, and the way back closes it. Returns what opens it. */
export function useSlipSheet({ place, frame, isOpen, hasBar, send }: SlipSheetOptions) {
  const bar = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => send({ type: 'sb.showSlip', payload: { isOpen: false } }), [send]);
  useOverlayEntry(isOpen, close);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOpen || hasBar) dataset.slip = isOpen ? 'open' : 'bar';
    return () => {
      delete dataset.slip;
    };
  }, [isOpen, hasBar]);

  const open = useCallback(() => {
    const element = place.current;
    if (!element) return;
    fillWindow(element);
    // The sheet opens in its final place.
    send({ type: 'sb.viewport', payload: partOf(element, true) });
    frame.current?.focus();
    send({ type: 'sb.showSlip', payload: { isOpen: true } });
  }, [place, frame, send]);

  useEffect(() => {
    const element = place.current;
    if (!isOpen || !element) return;
    const { pathname } = window.location;
    const others = elementsAround(element);
    for (const each of others) each.inert = true;
    // The content behind the sheet may become shorter.
    const sizes = new ResizeObserver(() => fillWindow(element));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      for (const each of others) each.inert = false;
      // A view that a link of the slip opened has the focus itself.
      const isLeft = pathname !== window.location.pathname;
      if (!isLeft && document.activeElement === frame.current) bar.current?.focus({ preventScroll: true });
    };
  }, [isOpen, place, frame]);

  return { bar, open };
}

/** Scrolls the page until the place fills the lower part of the window. */
function fillWindow(place: Element): void {
  const { top, bottom } = place.getBoundingClientRect();
  const view = viewOf(place, true);
  const end = view.top + view.height;
  const isLow = end - top < Math.min(minHeight, view.height);
  const offset = bottom < end ? bottom - end : isLow ? top - view.top : 0;
  window.scrollBy({ top: offset, behavior: 'instant' });
}

/** Everything on the page but the element, what contains it, and what is shown above everything. */
function elementsAround(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const each of node.parentElement.children) {
      const isCovered = each instanceof HTMLElement && each !== node && !each.matches('[data-above-overlays]');
      if (isCovered && !each.inert && !isAppended(each, node)) found.push(each);
    }
  }
  return found;
}

/** Whether it is a dialog or a script's element, as those of the chat, which are appended to the body after the page's own. */
const isAppended = (each: Element, content: Element) =>
  each.parentElement === document.body &&
  !each.matches('footer, nav') &&
  content.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING;
