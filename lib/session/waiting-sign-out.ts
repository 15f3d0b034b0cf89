import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import { isSecurePage, readCookie, scriptCookie } from '#lib/core/http/page-cookies.ts';

const sessionSeconds = 8 * 3_600;
const retryMs = 30_000;

function writeCookie(name: 'audience' | 'sign-out', value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = scriptCookie(name, value, maxAge, isSecurePage());
}

/**
 * LOG-17: where no server has answered a sign-out, the session's cookie, which no script can remove, is still there. The first
 * request of a player that a server receives with the mark ends the session; until then this shows the visitor's pages.
 */
export function leaveSignOutWaiting(): void {
  writeCookie('sign-out', '1', sessionSeconds);
  writeCookie('audience', '', 0);
  // Of a build before, as `lib/session/tokens/earlier-cookies.ts`.
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'audience=; Path=/; Max-Age=0';
}

function isWaiting(): boolean {
  return readCookie(document.cookie, hostCookieName('sign-out', isSecurePage())) === '1';
}

/** Ends a session that waits for it as soon as a server answers; returns a function that stops trying. */
export function finishSignOut(): () => void {
  if (!isWaiting()) return () => undefined;
  const attempt = async () => {
    const response = isWaiting() ? await fetch('/api/auth/session').catch(() => undefined) : undefined;
    if (response?.ok) writeCookie('sign-out', '', 0);
    if (!isWaiting()) stop();
  };
  const timer = setInterval(() => void attempt(), retryMs);
  const onOnline = () => void attempt();
  function stop(): void {
    clearInterval(timer);
    window.removeEventListener('online', onOnline);
  }
  window.addEventListener('online', onOnline);
  void attempt();
  return stop;
}
