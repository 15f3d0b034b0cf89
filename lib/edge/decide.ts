import {
  competitionOfPastEvent,
  isAccountPage,
  isAccountPath,
  isContentPath,
  isOpenPage,
  isUnlisted,
  lobbyBehind,
  pageAliases,
  routeOf,
  sportsSlugsOf,
} from '#lib/content/pages/paths.ts';
import { type Audience, audienceCookie, isAudience } from '#lib/core/market/audience.ts';
import { defaultLocale, type FirstSegment, resolveFirstSegment, routableLocales } from '#lib/core/market/locale.ts';
import { defaults, type SiteLocale } from '#lib/core/market/markets.ts';
import { termsCookie, termsDue, termsPage, waitsForTerms } from '#lib/terms/terms-guard.ts';
import { guardRedirect, signInFor } from './guards.ts';
import { isBelowSitemap, sitemapFileOf } from './sitemap-files.ts';
import type { Decision, EdgeContext, GeoContext, PageRequest, SetCookie, StatusPage } from './types.ts';

export interface Outcome {
  readonly decision: Decision;
  readonly cookie?: SetCookie;
}

/** Decides how a page request is answered. Maintenance takes precedence over restriction, and both over routes (XTR-02). */
export async function decide(request: PageRequest, context: EdgeContext): Promise<Outcome> {
  const file = sitemapFileOf(request.pathname);
  if (file) return { decision: { kind: 'file', path: file } };
  const requested = resolveFirstSegment(request.pathname, context.openLocales());
  if (isBelowSitemap(request.pathname)) return { decision: status('not-found', requested.locale) };
  const maintenance = context.isInMaintenance();
  if (typeof maintenance === 'boolean' ? maintenance : await maintenance)
    return { decision: status('maintenance', requested.locale) };
  const { known, cookie } = await context.readGeoContext(request);
  if (known?.restricted) return withCookie(status('restricted', requested.locale), cookie);
  if (isReserved(request.pathname)) return withCookie(status('not-found', requested.locale), cookie);
  if (requested.kind === 'redirect') {
    const locale = redirectLocale(requested, known, request, context);
    return withCookie({ kind: 'redirect', to: `/${locale.locale}${requested.rest}${request.search}` }, cookie);
  }
  const decision = await decidePage(request, requested.locale, requested.rest, context, known);
  return withCookie(request.seesDrafts && decision.kind === 'page' ? { ...decision, draft: true } : decision, cookie);
}

/** Prefixes of handlers and assets: what reaches this function below them does not exist, in any locale (DEC-LOC-2). */
function isReserved(pathname: string): boolean {
  return /^\/(?:_next|api|cards|locales|studio)(?:\/|$)/.test(pathname);
}

/** The path with only those characters encoded that must be, so that a page has one address; undefined if it is malformed. */
function canonicalPath(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return undefined;
  }
}

async function decidePage(
  request: PageRequest,
  locale: SiteLocale,
  rest: string,
  context: EdgeContext,
  known: GeoContext | undefined,
): Promise<Decision> {
  const path = rest === '' ? '/' : rest;
  if (path.length > 1 && path.endsWith('/')) return redirect(locale, path.replace(/\/+$/, ''), request.search);
  const canonical = canonicalPath(path);
  if (canonical && canonical !== path) return redirect(locale, canonical, request.search);
  const hint = request.cookies.get(audienceCookie);
  const audience: Audience = isAudience(hint) ? hint : 'visitor';
  if (context.disabledPaths.some((pattern) => pattern.test(path))) return status('not-found', locale, audience);
  if (context.closedGamePaths.some((pattern) => pattern.test(path))) return status('closed-game', locale, audience);
  const guarded = guardRedirect(audience, path, request, locale.locale, known?.device);
  if (guarded) return redirect(locale, guarded, '');
  if (audience === 'visitor') {
    const kept = context.isForPlayersOnly(locale, path);
    if (typeof kept === 'boolean' ? kept : await kept) return redirect(locale, signInFor(path + request.search), '');
  }
  const alias = pageAliases.get(path) ?? lobbyBehind(path);
  if (alias) return redirect(locale, alias, request.search);
  if (audience !== 'visitor' && request.cookies.get(termsCookie) === termsDue && waitsForTerms(path)) {
    return redirect(locale, termsPage, `?return=${encodeURIComponent(path + request.search)}`);
  }
  if (isAccountPath(path))
    return isAccountPage(path) ? { kind: 'page', locale, audience, path } : status('not-found', locale, audience);
  if (path === '/restricted') return status('restricted', locale, audience);
  const page: Decision = { kind: 'page', locale, audience, path: routeOf(path), ...(isUnlisted(path) && { unlisted: true }) };
  if (isOpenPage(path)) return page;
  const exists = request.seesDrafts && !sportsSlugsOf(path) ? isContentPath(path) : context.hasPage(locale, audience, path);
  const found = typeof exists === 'boolean' ? exists : await exists;
  if (found) return page;
  const category = audience === 'visitor' ? undefined : categoryOfPromotion(path);
  if (category && (await context.hasPage(locale, 'visitor', path))) return redirect(locale, category, '');
  const competition = competitionOfPastEvent(path, new Date());
  if (competition && (await context.hasPage(locale, audience, competition))) return redirect(locale, competition, '');
  return status('not-found', locale, audience);
}

/** RTE-50: the destination after a sign-in on a promotion that is not for this player. */
function categoryOfPromotion(path: string): string | undefined {
  return /^(\/promotions\/[^/]+)\/[^/]+$/.exec(path)?.[1];
}

function status(page: StatusPage, locale: SiteLocale, audience: Audience = 'visitor'): Decision {
  return { kind: 'status', page, locale, audience };
}

/**
 * MKT-07, DEC-LOC-1: for `/` the locale of the visitor's country, the international one if that is unknown or not open; for a
 * market without the requested language its locale for this visitor.
 */
function redirectLocale(
  requested: FirstSegment & { kind: 'redirect' },
  known: GeoContext | undefined,
  request: PageRequest,
  context: EdgeContext,
): SiteLocale {
  const open = context.openLocales();
  const localeIn = (market: string) => {
    const region = known?.country === market ? known.region : undefined;
    return defaultLocale(market, { region, acceptLanguage: request.headers.get('accept-language') ?? undefined }, open);
  };
  if (requested.isOtherLanguage) return localeIn(requested.locale.market);
  if (request.pathname !== '/' || !context.geoRedirect) return requested.locale;
  const detected = known && (known.market ?? known.country);
  const isOpen = routableLocales(open).some(({ market }) => market === detected);
  return localeIn(isOpen && detected ? detected : defaults.market);
}

function redirect(locale: SiteLocale, path: string, search: string): Decision {
  return { kind: 'redirect', to: `/${locale.locale}${path.replace(/^\/(?=$|\?)/, '')}${search}` };
}

function withCookie(decision: Decision, cookie: SetCookie | undefined): Outcome {
  return cookie ? { decision, cookie } : { decision };
}
