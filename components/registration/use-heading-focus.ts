import { type RefObject, useEffect, useRef } from 'react';

export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focus = () => heading.current?.focus({ preventScroll: true });
    focus();
    // When the focused element is removed, the dialog moves the focus to itself in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!heading.current?.parentElement?.contains(document.activeElement)) focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}
