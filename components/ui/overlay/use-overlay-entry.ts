import { useEffect, useEffectEvent } from 'react';

/** The overlay that the current history entry was created for. */
const currentOverlay = (): unknown => window.history.state?.overlay;

/** Set while skipping an entry, because every overlay of a page would skip it otherwise. */
let isSkipping = false;

/**
 * Adds a history entry for an open overlay, so that the back button closes it and keeps the page. Call it in the page, not in
 * the overlay, so that going back skips the entry of an overlay that was left by a link.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const ownId = performance.timeOrigin + performance.now();
    // Deferred, because strict mode mounts twice and `history.back` is asynchronous.
    const timer = setTimeout(() => window.history.pushState({ ...window.history.state, overlay: ownId }, ''));
    const listen = ({ state }: PopStateEvent) => {
      // An entry without state is a fragment, such as the sign-in dialog above this overlay.
      if (state && state.overlay !== ownId) onBack();
    };
    window.addEventListener('popstate', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', listen);
      if (currentOverlay() === ownId) window.history.back();
    };
  }, [isOpen]);

  const skipStaleEntry = useEffectEvent(() => {
    if (isOpen || isSkipping || currentOverlay() === undefined) return;
    isSkipping = true;
    window.addEventListener('popstate', () => (isSkipping = false), { once: true });
    window.history.back();
  });
  useEffect(() => skipStaleEntry(), []);
}
