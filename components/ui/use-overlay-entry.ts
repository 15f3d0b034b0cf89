import { useEffect, useEffectEvent } from 'react';

/** What the browser's history says of the entry that is shown: which overlay it was made for. */
const shownFor = (): unknown => window.history.state?.overlay;

/** A page may have several overlays; an entry is passed over once. */
let isPassing = false;

/**
 * Gives what lies over a page an entry of its own in the browser's history, at the address of the page: the back button closes it
 * and leaves the page where it is. Belongs to the page, not to the overlay, so that an entry whose overlay was left by a link is
 * passed over on the way back.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const mine = performance.timeOrigin + performance.now();
    // In a turn of its own: a development build opens everything twice, and going back takes time.
    const timer = setTimeout(() => window.history.pushState({ ...window.history.state, overlay: mine }, ''));
    const listen = ({ state }: PopStateEvent) => {
      // An entry without a state is a fragment of the page: the dialog of the sign-in, over this one.
      if (state && state.overlay !== mine) onBack();
    };
    window.addEventListener('popstate', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', listen);
      if (shownFor() === mine) window.history.back();
    };
  }, [isOpen]);

  const passOver = useEffectEvent(() => {
    if (isOpen || isPassing || shownFor() === undefined) return;
    isPassing = true;
    window.addEventListener('popstate', () => (isPassing = false), { once: true });
    window.history.back();
  });
  useEffect(() => passOver(), []);
}
