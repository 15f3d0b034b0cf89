import { codeEntry, depositEntry, isAccountPage, isLiveTable, pageAliases } from '#lib/content/pages/paths.ts';
import { type Device, detectDevice } from '#lib/core/http/device.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import type { PageRequest } from './types.ts';

interface VisitorGuard {
  readonly why: string;
  readonly matches: (path: string) => boolean;
  /** Redirect target; `returnPath` is the encoded path requested with its query, `from` the referring page of this locale. */
  readonly to: (returnPath: string, from: URL | undefined) => string;
  /** The path to return to, where it is another than the requested one. */
  readonly returnTo?: string | undefined;
}

function toSignIn(returnPath: string): string {
  return `/?login=1&return=${returnPath}`;
}

/**
 * Pages closed to visitors, decided before the page is rendered. Rules that depend on a player's flags are in
 * `lib/session/section-access.ts`. Every handler checks the token again.
 */
const visitorGuards: readonly VisitorGuard[] = [
  {
    why: 'The account belongs to a player: RTE-30, RTE-41.',
    matches: isAccountPage,
    to: (returnPath) => `/401?return=${returnPath}`,
  },
  {
    why: 'Depositing needs a session; after signing in the visitor arrives at the cashier: DEC-RTE-11.',
    matches: (path) => path === depositEntry,
    returnTo: pageAliases.get(depositEntry),
    to: toSignIn,
  },
  {
    why: 'A bonus code belongs to a player; after signing in the visitor arrives at its page: DEC-X-4.',
    matches: (path) => path === codeEntry,
    returnTo: pageAliases.get(codeEntry),
    to: toSignIn,
  },
  {
    why: 'Live tables are played for money only, and the sign-in is more useful than an error: RTE-42, RTE-46, RTE-47.',
    matches: isLiveTable,
    to: (returnPath, from) => {
      const query = new URLSearchParams(from?.search);
      query.set('login', '1');
      query.delete('return');
      const page = from ? from.pathname.replace(/\/$/, '') : '/live-casino-online';
      return `${page}?${query}&return=${returnPath}`;
    },
  },
];

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
  device: Device = detectDevice(request.headers.get('user-agent')),
): string | undefined {
  if (audience !== 'visitor') return undefined;
  const guard = visitorGuards.find(({ matches }) => matches(path));
  const returnPath = encodeURIComponent((guard?.returnTo ?? path) + request.search);
  return guard?.to(returnPath, device.isMobile ? referringPage(request, locale) : undefined);
}

/** RTE-47: the referring page, without its locale. Only an open page of this site and this locale counts. */
function referringPage({ headers }: PageRequest, locale: string): URL | undefined {
  const page = parseUrl(headers.get('referer') ?? '');
  if (!page || page.host !== headers.get('host') || !`${page.pathname}/`.startsWith(`/${locale}/`)) return undefined;
  page.pathname = page.pathname.slice(locale.length + 1);
  return visitorGuards.some(({ matches }) => matches(page.pathname)) ? undefined : page;
}
