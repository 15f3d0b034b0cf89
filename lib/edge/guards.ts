import { detectDevice } from '#lib/access/device.ts';
import type { Audience } from '#lib/content/audience.ts';
import { depositEntry, isAccountPage, isLiveTable, pageAliases } from './paths.ts';
import type { Visit } from './step.ts';

interface VisitorGuard {
  readonly why: string;
  readonly holds: (path: string) => boolean;
  /** Where a visitor is led, with the way back as he typed it; `from` is the page of this locale that he came from. */
  readonly to: (wayBack: string, from: URL | undefined) => string;
}

/**
 * Pages that no visitor sees, decided before the page is made. What depends on a player's switches is decided where they
 * are known: `lib/session/doors.ts`. Every handler asks for the token again.
 */
const visitorGuards: readonly VisitorGuard[] = [
  {
    why: 'The account belongs to a player: RTE-30, RTE-41.',
    holds: isAccountPage,
    to: (wayBack) => `/401?return=${wayBack}`,
  },
  {
    why: 'Whoever wants to deposit is asked to sign in, and comes out at the cashier: DEC-RTE-11.',
    holds: (path) => path === depositEntry,
    to: () => `/?login=1&return=${encodeURIComponent(pageAliases.get(depositEntry) ?? '/')}`,
  },
  {
    why: 'Live tables are played for money only, and a place to sign in is better than an error: RTE-42, RTE-46, RTE-47.',
    holds: isLiveTable,
    to: (wayBack, from) => {
      const query = new URLSearchParams(from?.search);
      query.set('login', '1');
      query.delete('return');
      const page = from ? from.pathname.replace(/\/$/, '') : '/live-casino-online';
      return `${page}?${query}&return=${wayBack}`;
    },
  },
];

/** Where the guards lead this audience instead, without the locale; undefined where the page is open to it. */
export function turnAway(audience: Audience, path: string, visit: Visit, locale: string): string | undefined {
  if (audience !== 'visitor') return undefined;
  const guard = visitorGuards.find(({ holds }) => holds(path));
  return guard?.to(encodeURIComponent(path + visit.search), isInHand(visit) ? cameFrom(visit, locale) : undefined);
}

function isInHand({ headers }: Visit): boolean {
  return detectDevice(headers.get('user-agent')).isMobile;
}

/** RTE-47: the page that the visitor taps on, below its locale. Only an open page of this site and this locale counts. */
function cameFrom({ headers }: Visit, locale: string): URL | undefined {
  const page = URL.parse(headers.get('referer') ?? '');
  if (!page || page.host !== headers.get('host') || !`${page.pathname}/`.startsWith(`/${locale}/`)) return undefined;
  page.pathname = page.pathname.slice(locale.length + 1);
  return visitorGuards.some(({ holds }) => holds(page.pathname)) ? undefined : page;
}
