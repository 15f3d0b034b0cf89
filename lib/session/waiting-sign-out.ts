import { audienceCookie } from '#lib/core/market/audience.ts';

/**
 * LOG-17: set by a page whose sign-out no server has answered, while the session's cookie, which no script can remove, is still
 * there. The first request of a player that a server receives with it ends the session.
 */
export function signOutCookieOf(isSecure: boolean): string {
  // With the prefix no sister domain can set it, which would sign players out again and again.
  return isSecure ? '__Host-sign-out' : 'sign-out';
}
const sessionSeconds = 8 * 3_600;
const retryMs = 30_000;

const isSecurePage = () => window.location.protocol === 'https:';

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = isSecurePage() ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Leaves the end of the session to the next request that a server answers, and shows the visitor's pages from now on. */
export function leaveSignOutWaiting(): void {
  writeCookie(signOutCookieOf(isSecurePage()), '1', sessionSeconds);
  writeCookie(audienceCookie, '', 0);
}

function isWaiting(): boolean {
  return document.cookie.split('; ').includes(`${signOutCookieOf(isSecurePage())}=1`);
}

/** Ends a session that waits for it as soon as a server answers; returns a function that stops trying. */
export function finishSignOut(): () => void {
  if (!isWaiting()) return () => undefined;
  const attempt = async () => {
    const response = isWaiting() ? await fetch('/api/auth/session').catch(() => undefined) : undefined;
    if (response?.ok) writeCookie(signOutCookieOf(isSecurePage()), '', 0);
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
