import { type RefObject, useEffect } from 'react';
import { visiblePart } from '#lib/sportsbook/frame/visible-part.ts';

type Span = ReturnType<typeof visiblePart>;

/** The part of the window between the site's bars, which the margins of the frame's place name. */
export function viewOf(place: Element): Span {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(place);
  const top = Number.parseFloat(scrollMarginTop) || 0;
  return { top, height: Math.max(0, window.innerHeight - top - (Number.parseFloat(scrollMarginBottom) || 0)) };
}

/** Reports the visible part of the frame at first and when it changes, at most once per animation frame. */
export function useVisiblePart(place: RefObject<Element | null>, isShown: boolean, report: (part: Span) => void): void {
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    let request = 0;
    let last = '';
    const measure = () => {
      request = 0;
      const { top, height } = element.getBoundingClientRect();
      const part = visiblePart({ top, height }, viewOf(element));
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
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [place, isShown, report]);
}
