import { repeatEarlyInput } from './early-input.ts';
import { repeatEarlyFragment } from './pages/early-fragment.ts';
import { loadPageScripts } from './pages/page-scripts.ts';

/** Loads the scripts after this time if there is no paint event. */
const maxWaitMs = 3_000;

/** Id of the inline script, whose `data-scripts` lists the page's scripts. */
export const loaderId = 'after-paint';

/**
 * Runs in the browser, inline, before everything else of the page. Loads the page's scripts after the first paint, and
 * repeats early input and an early fragment when they are ready.
 */
export function loadScripts(): void {
  const sources = document.getElementById(loaderId)?.dataset.scripts?.split(' ') ?? [];
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadPageScripts(sources);
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
  repeatEarlyFragment();
}
