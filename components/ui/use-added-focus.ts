import { type RefObject, useEffect, useRef } from 'react';
import { isDisplayed } from './is-displayed.ts';

/**
 * Focuses the first entry that "show more" adds to a list, because its button moves down and disappears at the end. Returns what
 * the button calls first. A focus that the player has moved meanwhile stays.
 */
export function useAddedFocus(list: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<{ readonly last: Element | undefined; readonly button: Element | null }>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const { last, button } = pressed.current;
    const entries = displayedEntries(list.current);
    const at = last ? entries.indexOf(last) : -1;
    const isMoved = document.activeElement !== button && document.activeElement !== document.body;
    const added = entries.slice(at + 1).flatMap((entry) => entry.querySelector<HTMLElement>('a, button') ?? [])[0];
    if (at < 0 || isMoved) pressed.current = null;
    else if (added) {
      pressed.current = null;
      added.focus({ preventScroll: true });
    }
  });
  return () => {
    pressed.current = { last: displayedEntries(list.current).at(-1), button: document.activeElement };
  };
}

const displayedEntries = (list: HTMLElement | null) => [...(list?.querySelectorAll('li, tr') ?? [])].filter(isDisplayed);
