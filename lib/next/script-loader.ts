import { loaderId } from './loader.ts';

/** A script as Next writes it into a page: `async`, so scripts run in any order. */
const asyncScript = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
const headStart = /<head>(?:<meta charSet="[^"]*"\/>)?/i;
/** Includes the scripts of parts that load on demand; Next preloads some under addresses that do not exist. */
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")[^>]* href="\/_next\/static\/chunks\/[^"]+"[^>]*>/g;

/**
 * Returns the page with its scripts loaded by `loader` (JavaScript source) after the first paint. Until then they would
 * compete with styles, fonts and the main picture. Links work without scripts; a click on any other button, or on a
 * link with `data-later`, is repeated when the scripts are ready. A page without scripts is returned as it is.
 */
export function loadScriptsAfterPaint(html: string, loader: string): string {
  const scripts = [...new Set([...html.matchAll(asyncScript)].map(([, source]) => source))];
  if (scripts.length === 0) return html;
  const inline = `<script id="${loaderId}" data-scripts="${scripts.join(' ')}">${loader}</script>`;
  const page = html.replace(asyncScript, '').replace(scriptPreload, '');
  // Before the styles: an inline script after a stylesheet waits for it and blocks the parser.
  return page.replace(headStart, (head) => head + inline);
}
