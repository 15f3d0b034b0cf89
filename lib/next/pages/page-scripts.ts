import { isMissingFile } from '../missing-file.ts';
import { readyEvent } from '../ready-event.ts';
import { reloadOnce } from '../reload-once.ts';

/** Id of the text that is shown where the page's scripts cannot run. */
export const noScriptsId = 'no-scripts';

/** How long scripts that are loaded may take until the page is ready. */
const maxStartMs = 8_000;
const retryDelaysMs = [1_000, 4_000];

/** Loads the page's scripts, in any order. Where they cannot be loaded or do not run, as in an old browser, the page says so. */
export function loadPageScripts(sources: readonly string[]): void {
  let isReady = false;
  const setNotice = (isShown: boolean) => {
    const notice = document.getElementById(noScriptsId);
    if (notice) notice.hidden = !isShown;
  };
  const showUnlessReady = () => {
    if (!isReady) setNotice(true);
  };
  const onReady = () => {
    isReady = true;
    setNotice(false);
  };
  window.addEventListener(readyEvent, onReady, { once: true });
  Promise.all(sources.map((source) => addScript(source))).then(() => setTimeout(showUnlessReady, maxStartMs), showUnlessReady);
}

/** Rejects if the script cannot be loaded, now and later. */
async function addScript(source: string): Promise<void> {
  for (const delayMs of [...retryDelaysMs, undefined]) {
    // A task for each script, so that the page responds in between.
    await wait(0);
    if (await tryScript(source)) return;
    // The file of another build: the server has a newer page.
    if ((await isMissingFile(source)) && reloadOnce()) return new Promise(() => undefined);
    if (delayMs !== undefined) await wait(delayMs);
  }
  throw new Error(`${source} could not be loaded.`);
}

function tryScript(source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
