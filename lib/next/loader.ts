import { readyEvent } from './ready-event.ts';

/** Loads the scripts after this time if there is no paint event. */
const maxWaitMs = 3_000;

/** Id of the inline script, whose `data-scripts` lists the page's scripts. */
export const loaderId = 'after-paint';

/**
 * Runs in the browser, inline, before everything else of the page. Loads the page's scripts after the first paint, and
 * repeats an early click or fragment when they are ready.
 */
export function loadScripts(): void {
  const sources = document.getElementById(loaderId)?.dataset.scripts?.split(' ') ?? [];
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // A task for each script, so that the page responds in between.
    for (const source of sources) setTimeout(() => appendScript(source));
  };
  try {
    // A background tab has no paint event.
    if (document.hidden) load();
    else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  } catch {
    load();
  }
  setTimeout(load, maxWaitMs);
  repeatEarlyInput();
}

function appendScript(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}

/** React keeps an element's props on it once it handles its events. */
function isHydrated(element: HTMLElement | null): boolean {
  for (const name in element) if (name.startsWith('__reactProps$')) return true;
  return false;
}

function repeatEarlyInput(): void {
  let clicked: HTMLElement | null = null;
  let fragment: string | undefined;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>('button,a[data-later]');
    if (target?.matches('[popovertarget]') || target?.matches('form [type=submit]') || isHydrated(target)) {
      clicked = null;
      return;
    }
    // A second click on the same link navigates.
    if (target?.matches('a') && target !== clicked) event.preventDefault();
    clicked = target;
  };
  const onFragment = () => {
    fragment = location.hash;
  };
  // In the capture phase, because a page that is partly hydrated stops some clicks.
  addEventListener('click', onClick, true);
  addEventListener('hashchange', onFragment);
  addEventListener(
    readyEvent,
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('hashchange', onFragment);
      if (clicked?.isConnected) clicked.click();
      if (fragment && fragment !== location.hash) location.replace(fragment);
    },
    { once: true },
  );
}
