import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { parseSportsPath, sportsAddress, sportsPathOf } from '#lib/sportsbook/routes.ts';

interface RouteOptions {
  /** The view that the frame opened with; undefined while it does not listen. */
  readonly openedPath: string | undefined;
  readonly siteName: string;
  /** Asks the frame for a view. */
  readonly navigate: (path: string) => void;
  /** The frame has gone to another view by itself. */
  readonly onMove: () => void;
  readonly onViewChange: (name: string) => void;
}

/** A view that differs from the one requested within this time is a redirect. */
const redirectMs = 1_000;
/** Within this time, the view that was left may still be named by a message that was on its way. */
const lateMs = 300;

interface Shown {
  /** What the frame shows, or was asked for at `requestedAt`. */
  readonly path: string;
  readonly requestedAt: number;
  /** What it showed before it was asked. */
  readonly left?: string;
}

/** DEC-SPB-2: the address of the page follows the frame, and the frame follows the address. Returns what takes the frame's views. */
export function useSportsRoute({ openedPath, siteName, navigate, onMove, onViewChange }: RouteOptions) {
  const { home } = useLocale();
  const titles = useMessages('sportsFrame');
  const pathname = usePathname();
  const shown = useRef<Shown>({ path: '', requestedAt: Number.NEGATIVE_INFINITY });
  /** Whether this frame has named a view. */
  const hasNamed = useRef(false);
  /** Of the views so far: that of the page itself, and those that the frame named. */
  const known = useRef(new Map<string, string>());

  const follow = useCallback(() => {
    const path = sportsPathOf(home, window.location.pathname);
    if (path === undefined || path === shown.current.path) return;
    shown.current = { path, requestedAt: performance.now(), left: shown.current.path };
    document.title = known.current.get(path) ?? document.title;
    navigate(path);
  }, [home, navigate]);

  useEffect(() => {
    // After a step back the address may be that of a view, and the title that of the page that held it.
    const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const path = sportsPathOf(home, window.location.pathname);
    if (path === undefined || parseUrl(own ?? '')?.pathname !== window.location.pathname) return;
    if (known.current.size === 0) known.current.set(path, document.title);
  }, [home]);

  useEffect(() => {
    if (openedPath === undefined) return;
    // A frame that has named its first view before it listens replaces it no more.
    if (!hasNamed.current) shown.current = { path: openedPath, requestedAt: performance.now() };
    return () => {
      hasNamed.current = false;
    };
  }, [openedPath]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another view
  useEffect(() => {
    if (openedPath !== undefined) follow();
  }, [openedPath, follow, pathname]);

  useEffect(() => {
    if (openedPath === undefined) return;
    window.addEventListener('popstate', follow);
    const followLink = (event: MouseEvent) => {
      const address = addressOfLink(event);
      if (!address || sportsPathOf(home, address.pathname) === undefined) return;
      // Without this the router would replace the page and its frame.
      event.preventDefault();
      if (address.pathname !== window.location.pathname) window.history.pushState(null, '', address.pathname);
      follow();
    };
    window.addEventListener('click', followLink, true);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('click', followLink, true);
    };
  }, [openedPath, follow, home]);

  const move = useCallback(
    (path: string, name: string | undefined) => {
      const view = parseSportsPath(path);
      const current = sportsPathOf(home, window.location.pathname);
      if (!view || current === undefined) return;
      hasNamed.current = true;
      const wasRequested = performance.now() - shown.current.requestedAt < redirectMs;
      shown.current = { path, requestedAt: Number.NEGATIVE_INFINITY };
      if (path !== current) {
        // No entry is left of a view that the frame opens in place of the one it was asked for, or of the betslip that led to it.
        const leavesEntry = !wasRequested && window.history.state?.overlay === undefined;
        window.history[leavesEntry ? 'pushState' : 'replaceState'](null, '', sportsAddress(home, path));
        if (!wasRequested) onMove();
      }
      const own = path === '' ? titles.sports : view.page === 'sport-base' ? undefined : titles[view.page];
      const title = name ?? own;
      if (title && !known.current.has(path)) known.current.set(path, `${title} · ${siteName}`);
      document.title = known.current.get(path) ?? document.title;
      if (title) onViewChange(title);
    },
    [home, titles, siteName, onMove, onViewChange],
  );

  return useCallback(
    (path: string, name: string | undefined) => {
      const request = shown.current;
      const isLate = path === request.left && path !== request.path && performance.now() - request.requestedAt < lateMs;
      if (!isLate) move(path, name);
      // Where no other view follows, the frame has led back.
      else setTimeout(() => shown.current === request && move(path, name), lateMs);
    },
    [move],
  );
}

/** The address of a plain click on a link of this site without a fragment; undefined for other clicks. */
function addressOfLink(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const address = parseUrl(link.href);
  return address?.origin === window.location.origin && address.hash === '' ? address : undefined;
}
