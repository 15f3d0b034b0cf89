import { liveProviders } from '#lib/core/config/game-providers.ts';
import { type Device, detectDevice } from '#lib/core/http/device.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import type { Redirect } from '#lib/pages/pages.ts';
import { pageAt, redirectAt } from '#lib/pages/paths.ts';
import type { PageRequest } from './types.ts';

/** The path that a visitor is redirected to; `returnPath` is the encoded path to return to, `from` the referring page of this locale. */
type VisitorGuard = (returnPath: string, from: URL | undefined) => string;

function toSignIn(returnPath: string): string {
  return `/?login=1&return=${returnPath}`;
}

/**
 * Pages closed to visitors, decided before the page is rendered. Rules that depend on a player's flags are in
 * `lib/session/section-access.ts`. Every handler checks the token again.
 */
const visitorGuards: Readonly<Record<Exclude<Redirect['access'], 'everyone'>, VisitorGuard>> = {
  // The account belongs to a player: RTE-30, RTE-41.
  players: (returnPath) => `/401?return=${returnPath}`,
  // Deposits and bonus codes need a session; after signing in the visitor gets their page: DEC-RTE-11, DEC-X-4.
  'sign-in': toSignIn,
  // Live tables are played for money only, and the sign-in is more useful than an error: RTE-42, RTE-46, RTE-47.
  tables: (returnPath, from) => {
    const query = new URLSearchParams(from?.search);
    query.set('login', '1');
    query.delete('return');
    const page = from ? from.pathname.replace(/\/$/, '') : '/live-casino-online';
    return `${page}?${query}&return=${returnPath}`;
  },
};

function guardOf(path: string): VisitorGuard | undefined {
  const access = (redirectAt(path) ?? pageAt(path))?.access ?? 'everyone';
  if (access === 'everyone' || (access === 'tables' && !isLiveTable(path))) return undefined;
  return visitorGuards[access];
}

/** True for the tables of a provider that the site knows; those of others have no page. */
function isLiveTable(path: string): boolean {
  const [, , , provider] = path.split('/');
  return liveProviders.some((id) => id === provider);
}

/** Of an address that a redirect carries encoded, in bytes: clients take 16 KB of headers. */
const maxReturnLength = 8_000;

/** The address that a page which comes first returns to: without its query, or the front page, where it is too long. */
export function returnAddress(path: string, search: string): string {
  return [path + search, path].find((each) => encodeURIComponent(each).length <= maxReturnLength) ?? '/';
}

/** The front page with the sign-in, which returns to the path afterwards. */
export function signInFor(path: string): string {
  return toSignIn(encodeURIComponent(path));
}

/** The path, without the locale, to which the guards redirect this audience; undefined if the page is open to it. */
export function guardRedirect(
  audience: Audience,
  path: string,
  request: PageRequest,
  locale: string,
  device?: Device,
): string | undefined {
  const guard = audience === 'visitor' ? guardOf(path) : undefined;
  if (!guard) return undefined;
  const { isMobile } = device ?? detectDevice(request.headers.get('user-agent'));
  const redirect = redirectAt(path);
  const returnPath = encodeURIComponent(returnAddress(redirect?.access === 'sign-in' ? redirect.to : path, request.search));
  return guard(returnPath, isMobile ? referringPage(request, locale) : undefined);
}

/** RTE-47: the referring page, without its locale. Only an open page of this site and this locale counts. */
function referringPage({ headers }: PageRequest, locale: string): URL | undefined {
  const page = parseUrl(headers.get('referer') ?? '');
  if (!page || page.host !== headers.get('host') || !`${page.pathname}/`.startsWith(`/${locale}/`)) return undefined;
  page.pathname = page.pathname.slice(locale.length + 1);
  return guardOf(page.pathname) ? undefined : page;
}
