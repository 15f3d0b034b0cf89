import 'server-only';
import { limitKeys, limitRequests } from '#lib/access/limits.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { signInLimit } from '#lib/core/http/rate-limit.ts';
import { knownBrowserOf } from '../requester/known-browser.ts';

const checkAddress = limitRequests('sign-in', signInLimit);
const checkBrowser = limitKeys('sign-in by browser', signInLimit);

/**
 * DEC-X-9: counts a sign-in by its address, or by its browser where the account knows it, so that others behind the same address
 * cannot use up its attempts. Throws `CallError` (429).
 */
export async function checkSignInLimit(request: Request, email: string | null): Promise<void> {
  const browser = email ? await knownBrowserOf(readCookies(request.headers.get('cookie')), email) : undefined;
  return browser ? checkBrowser(browser) : checkAddress(request);
}
