import { type RefObject, useEffect } from 'react';
import { visiblePart } from '#lib/sportsbook/frame/visible-part.ts';

type Span = ReturnType<typeof visiblePart>;

/**
 * The part of the window between the site's bars, which the margins of the frame's place name. With `isCovered`, the bars are
 * behind the frame: all of the window above the keyboard and the device's own edge, which the place's padding names.
 */
export function viewOf(place: Element, isCovered: boolean): Span {
  const { scrollMarginTop, scrollMarginBottom, scrollPaddingBottom } = getComputedStyle(place);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  if (isCovered) {
    // A page that was enlarged with two fingers keeps the size of its window.
    const seen = window.visualViewport?.scale === 1 ? window.visualViewport : undefined;
    const height = (seen?.height ?? window.innerHeight) - pixels(scrollPaddingBottom);
    return { top: seen?.offsetTop ?? 0, height: Math.max(0, height) };
  }
  const top = pixels(scrollMarginTop);
  return { top, height: Math.max(0, window.innerHeight - top - pixels(scrollMarginBottom)) };
}

/** The part of the frame's place that can be seen. */
export function partOf(place: Element, isCovered: boolean): Span {
  const { top, height } = place.getBoundingClientRect();
  return visiblePart({ top, height }, viewOf(place, isCovered));
}

interface VisiblePartOptions {
  readonly place: RefObject<Element | null>;
  readonly isShown: boolean;
  readonly isCovered: boolean;
  readonly report: (part: Span) => void;
}

/** Reports the visible part of the frame at first and when it changes, at most once per animation frame. */
export function useVisiblePart({ place, isShown, isCovered, report }: VisiblePartOptions): void {
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    let request = 0;
    let last = '';
    const measure = () => {
      request = 0;
      const part = partOf(element, isCovered);
      const text = `${part.top} ${part.height}`;
      if (text === last) return;
      last = text;
      report(part);
    };
    const schedule = () => {
      request ||= requestAnimationFrame(measure);
    };
    schedule();
    const sizes = new ResizeObserver(schedule);
    sizes.observe(element);
    sizes.observe(document.body);
    const targets = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
    for (const target of targets) {
      target.addEventListener('scroll', schedule, { passive: true });
      target.addEventListener('resize', schedule);
    }
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      for (const target of targets) {
        target.removeEventListener('scroll', schedule);
        target.removeEventListener('resize', schedule);
      }
    };
  }, [place, isShown, isCovered, report]);
}
