import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Pages that scrolling loads in a row; then a press of the list's button is needed, so that the footer can be reached. */
const maxInARow = 3;

interface LoadOnScroll {
  readonly isEnabled: boolean;
  /** Number of items in the list; each load changes it. */
  readonly shown: number;
  readonly load: () => void;
}

/** Calls `load` when the player scrolls near `end`. Returns `restart`, which the list's own button calls. */
export function useLoadOnScroll(end: RefObject<HTMLElement | null>, { isEnabled, shown, load }: LoadOnScroll) {
  const loaded = useRef(0);
  const loadNext = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list waits for its end again.
  useEffect(() => {
    const element = end.current;
    if (!isEnabled || !element || loaded.current >= maxInARow || !('IntersectionObserver' in window)) return;
    let isNear = false;
    let isDone = false;
    const loadIfNear = () => {
      // A page that was not scrolled stays as it is, even where its end is in sight, and a focused button waits to be pressed.
      if (!isNear || isDone || window.scrollY === 0 || element.contains(document.activeElement)) return;
      isDone = true;
      loaded.current += 1;
      loadNext();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting === true;
        loadIfNear();
      },
      { rootMargin: '0px 0px 200px' },
    );
    observer.observe(element);
    window.addEventListener('scroll', loadIfNear, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', loadIfNear);
    };
  }, [end, isEnabled, shown]);
  return {
    restart() {
      loaded.current = 0;
    },
  };
}
