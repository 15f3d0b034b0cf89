import { type RefObject, useEffect, useRef } from 'react';

/** The heading of what opens takes the focus. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focus = () => heading.current?.focus({ preventScroll: true });
    focus();
    // A dialog claims the focus for itself in the next frame, when what had it is gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!heading.current?.parentElement?.contains(document.activeElement)) focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}
