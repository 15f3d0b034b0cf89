import { sendToSite } from './site.ts';

const narrow = matchMedia('(max-width: 767px)');
let viewport = { top: 0, height: 0 };
let sentHeight = -1;

/** On a narrow frame the betslip is a sheet over the page. */
export const isNarrow = () => narrow.matches;
export const onNarrowChange = (handle: () => void) => narrow.addEventListener('change', handle);

/** Reports the height of the page to the site whenever it changes, and keeps the betslip's column in sight. */
export function watchSize(page: HTMLElement): () => void {
  const measure = () => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    placeColumn();
    if (height === sentHeight) return;
    sentHeight = height;
    sendToSite({ type: 'sb.resize', payload: { height } });
  };
  new ResizeObserver(measure).observe(page);
  return measure;
}

export function setViewport(next: { readonly top: number; readonly height: number }): void {
  viewport = next;
  placeColumn();
}

/** The frame is as high as its content and does not scroll, so `position: sticky` has no effect in it. */
function placeColumn(): void {
  const column = document.querySelector('.side');
  const slip = document.querySelector('.slip');
  if (!(column instanceof HTMLElement) || !(slip instanceof HTMLElement) || isNarrow()) return;
  slip.style.setProperty('--seen-height', viewport.height > 0 ? `${Math.round(viewport.height)}px` : '100vh');
  const space = Math.max(0, column.clientHeight - slip.offsetHeight);
  const offset = Math.max(0, Math.min(viewport.top - column.offsetTop + 12, space));
  slip.style.setProperty('--seen-top', `${viewport.top > column.offsetTop ? Math.round(offset) : 0}px`);
}
