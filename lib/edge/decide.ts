import { type Audience, isAudience } from '#lib/content/audience.ts';
import { defaultLocale, resolveFirstSegment, routableLocales } from '#lib/market/locale.ts';
import { defaults, type SiteLocale } from '#lib/market/markets.ts';
import { turnAway } from './guards.ts';
import {
  isAccountPage,
  isAccountPath,
  isContentPath,
  isOpenPage,
  isUnlisted,
  lobbyBehind,
  pageAliases,
  routeOf,
} from './paths.ts';
import { isBelowSitemap, sitemapFileOf } from './sitemap-files.ts';
import type { Decision, House, SetCookie, StatusPage, Visit, Whereabouts } from './step.ts';
import { termsCookie, termsDue, termsPage, waitsForTerms } from './terms-guard.ts';

/** The small readable cookie that says which pages a browser gets. It is a hint, never a permission. */
export const audienceCookie = 'audience';

export interface Outcome {
  readonly decision: Decision;
  readonly cookie?: SetCookie;
}

/** Runs the steps in their order (maintenance wins over restricted, both win over routes: XTR-02). */
export async function decide(visit: Visit, house: House): Promise<Outcome> {
  const file = sitemapFileOf(visit.pathname);
  if (file) return { decision: { kind: 'file', path: file } };
  const asked = resolveFirstSegment(visit.pathname, house.activeMarkets());
  if (isBelowSitemap(visit.pathname)) return { decision: status('not-found', asked.locale) };
  const isShut = house.maintenance();
  if (typeof isShut === 'boolean' ? isShut : await isShut) return { decision: status('maintenance', asked.locale) };
  const { known, cookie } = await house.whereabouts(visit);
  if (known?.restricted) return withCookie(status('restricted', asked.locale), cookie);
  if (asked.kind === 'redirect') {
    const locale = visit.pathname === '/' && house.geoRedirect ? localeAt(known, visit, house) : asked.locale;
    return withCookie({ kind: 'redirect', to: `/${locale.locale}${asked.rest}${visit.search}` }, cookie);
  }
  const decision = await decidePage(visit, asked.locale, asked.rest, house);
  return withCookie(visit.seesDrafts && decision.kind === 'page' ? { ...decision, draft: true } : decision, cookie);
}

async function decidePage(visit: Visit, locale: SiteLocale, rest: string, house: House): Promise<Decision> {
  const path = rest === '' ? '/' : rest;
  if (path.length > 1 && path.endsWith('/')) return redirect(locale, path.replace(/\/+$/, ''), visit.search);
  const hint = visit.cookies.get(audienceCookie);
  const audience: Audience = isAudience(hint) ? hint : 'visitor';
  if (house.shut.some((pattern) => pattern.test(path))) return status('not-found', locale, audience);
  const elsewhere = turnAway(audience, path, visit, locale.locale);
  if (elsewhere) return redirect(locale, elsewhere, '');
  const alias = pageAliases.get(path) ?? lobbyBehind(path);
  if (alias) return redirect(locale, alias, visit.search);
  if (audience !== 'visitor' && visit.cookies.get(termsCookie) === termsDue && waitsForTerms(path)) {
    return redirect(locale, termsPage, `?return=${encodeURIComponent(path + visit.search)}`);
  }
  if (isAccountPath(path))
    return isAccountPage(path) ? { kind: 'page', locale, audience, path } : status('not-found', locale, audience);
  if (path === '/restricted') return status('restricted', locale, audience);
  const page: Decision = { kind: 'page', locale, audience, path: routeOf(path), ...(isUnlisted(path) && { unlisted: true }) };
  if (isOpenPage(path)) return page;
  const exists = visit.seesDrafts ? isContentPath(path) : house.hasPage(locale, audience, path);
  const found = typeof exists === 'boolean' ? exists : await exists;
  return found ? page : status('not-found', locale, audience);
}

function status(page: StatusPage, locale: SiteLocale, audience: Audience = 'visitor'): Decision {
  return { kind: 'status', page, locale, audience };
}

/** MKT-07, DEC-LOC-1: the locale of the country that somebody is in, international where that is unknown or not open. */
function localeAt(known: Whereabouts | undefined, visit: Visit, house: House): SiteLocale {
  const isOpen = routableLocales(house.activeMarkets()).some(({ market }) => market === known?.country);
  const acceptLanguage = visit.headers.get('accept-language') ?? undefined;
  return defaultLocale(isOpen && known ? known.country : defaults.market, { region: known?.region, acceptLanguage });
}

function redirect(locale: SiteLocale, path: string, search: string): Decision {
  return { kind: 'redirect', to: `/${locale.locale}${path.replace(/^\/(?=$|\?)/, '')}${search}` };
}

function withCookie(decision: Decision, cookie: SetCookie | undefined): Outcome {
  return cookie ? { decision, cookie } : { decision };
}
