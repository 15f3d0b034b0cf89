import { type RefObject, useEffect, useRef } from 'react';

/** Focuses what has replaced the focused element, such as a heading. A page that has just opened keeps the focus at its start. */
export function useLostFocus<Replacement extends HTMLElement>(isEnabled: boolean): RefObject<Replacement | null> {
  const element = useRef<Replacement>(null);
  useEffect(() => {
    const isLost = document.activeElement?.contains(element.current) && navigator.userActivation?.hasBeenActive !== false;
    if (isEnabled && isLost) element.current?.focus({ preventScroll: true });
  }, [isEnabled]);
  return element;
}
