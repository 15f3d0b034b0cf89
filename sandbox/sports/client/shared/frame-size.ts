import { sendToSite } from './site.ts';

const narrow = matchMedia('(max-width: 899px)');
/** Between a column and the edges of the visible part. */
const gap = 12;
let seen = { top: 0, height: 0 };
let sentHeight = -1;

/** On a narrow frame the betslip is a sheet over the page. */
export const isNarrow = () => narrow.matches;
export const onNarrowChange = (handle: () => void) => narrow.addEventListener('change', handle);

/** Reports the height of the page to the site whenever it changes, and keeps sheet and columns in sight. */
export function watchSize(page: HTMLElement): () => void {
  const measure = () => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    placeParts();
    if (height === sentHeight) return;
    sentHeight = height;
    sendToSite({ type: 'sb.resize', payload: { height } });
  };
  new ResizeObserver(measure).observe(page);
  return measure;
}

/** The part of the frame that can be seen. */
export function setViewport(next: typeof seen): void {
  seen = next;
  placeParts();
}

/** The frame is as high as its content and does not scroll, so `position: sticky` has no effect in it. */
function placeParts(): void {
  const sheet = document.querySelector<HTMLElement>('.side')?.style;
  sheet?.setProperty('--seen-top', `${seen.top}px`);
  sheet?.setProperty('--seen-height', seen.height > 0 ? `${seen.height}px` : '100vh');
  if (isNarrow()) return;
  for (const column of document.querySelectorAll<HTMLElement>('.follows')) {
    const { parentElement: space, offsetHeight } = column;
    if (!space) continue;
    // One that is higher than the visible part shows its end.
    const start = seen.top - space.getBoundingClientRect().top + Math.min(gap, seen.height - offsetHeight - gap);
    const offset = Math.max(0, Math.min(start, space.clientHeight - offsetHeight));
    column.style.setProperty('--offset', `${Math.round(offset)}px`);
  }
}
