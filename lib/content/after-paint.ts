/** Next's own scripts, as it writes them into a page: `async`, so they run in any order. */
const asyncScript = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
const headStart = /<head>(?:<meta charSet="[^"]*"\/>)?/i;
/** Also those of parts that load on demand, which Next names after the address, some of them by files that it never wrote. */
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")[^>]* href="\/_next\/static\/chunks\/[^"]+"[^>]*>/g;

/** Told on the window when the page's own code answers to clicks. */
export const readyEvent = 'parlour:ready';

/**
 * Runs in the browser, inline: a tab in the background paints nothing, and some browsers do not tell when they do. Each
 * script is asked for in a task of its own, so that the page answers in between.
 */
const loader = `(s=>{let d=0,g=()=>{if(!d++)for(let u of s)setTimeout(()=>{let e=document.createElement("script");e.src=u;e.async=true;document.head.append(e)})};try{document.hidden?g():new PerformanceObserver(g).observe({type:"paint",buffered:true})}catch{g()}setTimeout(g,3e3);let c,h,k=e=>{if(e.ctrlKey||e.metaKey||e.shiftKey)return;let b=e.target.closest('button[aria-haspopup="dialog"],a[data-later]');b&&b.href&&b!=c&&e.preventDefault();c=b},f=()=>h=location.hash;addEventListener("click",k,!0);addEventListener("hashchange",f);addEventListener("${readyEvent}",()=>{removeEventListener("click",k,!0);removeEventListener("hashchange",f);c?.isConnected&&c.click();h&&h!=location.hash&&location.replace(h)},{once:true})})`;

/**
 * The page with its scripts held back until it is painted: on a slow line they would compete with the styles, fonts and
 * picture that a visitor came to see, and on a slow processor they would run before them. Links work without them; a
 * click on a button that opens a dialog, or on a link that leads further with them (`data-later`), is remembered and done
 * when they are there; the second click on such a link goes where it can. It is heard on its way down, because a page that
 * is half ready swallows it. A fragment that is followed meanwhile is brought back, because the router writes the address
 * that it began with. A page without scripts stays as it is.
 */
export function loadScriptsAfterPaint(html: string): string {
  const scripts = [...new Set([...html.matchAll(asyncScript)].map(([, src]) => src))];
  if (scripts.length === 0) return html;
  const hold = `<script id="after-paint">${loader}(${JSON.stringify(scripts)})</script>`;
  const page = html.replace(asyncScript, '').replace(scriptPreload, '');
  // Ahead of the styles: behind them an inline script would keep the page from being read until they are there.
  return page.replace(headStart, (head) => head + hold);
}
