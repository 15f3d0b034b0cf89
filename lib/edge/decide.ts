import { hostCookieName, readHostCookie } from '#lib/core/http/cookie-names.ts';
import { type Audience, isAudience } from '#lib/core/market/audience.ts';
import { resolveFirstSegment, routableLocales } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import {
  changePasswordPath,
  competitionOfPastEvent,
  isContentPath,
  isOpenPage,
  pageAt,
  passwordForm,
  redirectAt,
  routeOf,
  sportsSlugsOf,
} from '#lib/pages/paths.ts';
import { termsDue, termsPathFor, waitsForTerms } from '#lib/terms/terms-guard.ts';
import { type Address, localeIn, marketOf, readAddress } from './address.ts';
import { guardRedirect, returnAddress, signInFor } from './guards.ts';
import { meantPaths } from './meant-paths.ts';
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
  const decision = await decideAddress(request, context, known);
  return withCookie(request.seesDrafts && decision.kind === 'page' ? { ...decision, draft: true } : decision, cookie);
}

/** Prefixes of handlers and assets: what reaches this function below them does not exist, in any locale (DEC-LOC-2). */
function isReserved(pathname: string): boolean {
  return /^\/(?:_next|api|cards|locales|studio|\.well-known)(?:\/|$)/.test(pathname) && pathname !== changePasswordPath;
}

/** Decides by the address of the request; where it is no page, by what it may mean, to which it leads in one redirect. */
async function decideAddress(request: PageRequest, context: EdgeContext, known: GeoContext | undefined): Promise<Decision> {
  if (request.pathname === changePasswordPath) return decidePasswordForm(request, context, known);
  const address = readAddress(request, context, known);
  const decision = await decidePage(request, address, context, known);
  const isMissing = decision.kind === 'status' && decision.page === 'not-found';
  const meant = isMissing ? await findMeant(request, context, known) : undefined;
  return meant ?? (address.isCanonical ? decision : redirect(address.locale, address.path, request.search));
}

/** The redirect to the page that an address means which is none itself. */
async function findMeant(
  request: PageRequest,
  context: EdgeContext,
  known: GeoContext | undefined,
): Promise<Decision | undefined> {
  // DEC-LOC-1: what is shorter than a locale would lead to the front page.
  const paths = meantPaths(request.pathname).filter((pathname) => !/^\/[^/]{1,4}(?:\/|$)/.test(pathname));
  for (const pathname of paths) {
    const address = readAddress({ ...request, pathname }, context, known);
    const decision = await decidePage({ ...request, pathname }, address, context, known);
    if (decision.kind === 'redirect') return decision;
    if (decision.kind === 'page') return redirect(address.locale, address.path, request.search);
  }
  return undefined;
}

/** The form for a new password, in the locale that was chosen last, else in that of the visitor's country. */
async function decidePasswordForm(request: PageRequest, context: EdgeContext, known: GeoContext | undefined): Promise<Decision> {
  const chosen = readHostCookie(request.cookies, 'locale', context.isSecure);
  const locale =
    routableLocales(context.openLocales()).find((one) => one.locale === chosen) ??
    localeIn(marketOf(context, known), request, context, known);
  const { path, search } = passwordForm;
  const decision = await decidePage({ ...request, search }, { locale, path }, context, known);
  return decision.kind === 'page' ? redirect(locale, path, search) : decision;
}

async function decidePage(
  request: PageRequest,
  { locale, path }: Address,
  context: EdgeContext,
  known: GeoContext | undefined,
): Promise<Decision> {
  const hint = readHostCookie(request.cookies, 'audience', context.isSecure);
  const audience: Audience = isAudience(hint) ? hint : 'visitor';
  if (context.disabledPaths.some((pattern) => pattern.test(path))) return status('not-found', locale, audience);
  if (context.closedGamePaths.some((pattern) => pattern.test(path))) return status('closed-game', locale, audience);
  const guarded = guardRedirect(audience, path, request, locale.locale, known?.device);
  if (guarded) return redirect(locale, guarded, '');
  if (audience === 'visitor') {
    const kept = context.isForPlayersOnly(locale, path);
    if (typeof kept === 'boolean' ? kept : await kept)
      return redirect(locale, signInFor(returnAddress(path, request.search)), '');
  }
  const alias = redirectAt(path);
  if (alias) return redirect(locale, alias.to, request.search);
  const hasNewTerms = request.cookies.get(hostCookieName('terms', context.isSecure)) === termsDue;
  if (audience !== 'visitor' && hasNewTerms && waitsForTerms(path)) {
    return redirect(locale, termsPathFor(returnAddress(path, request.search)), '');
  }
  const page = pageAt(path);
  if (page?.source === 'status') return status('restricted', locale, audience);
  const shown: Decision = { kind: 'page', locale, audience, path: routeOf(path) };
  if (page?.access === 'players') return shown;
  const decision: Decision = page?.search === 'noindex' ? { ...shown, unlisted: true } : shown;
  if (isOpenPage(path)) return decision;
  const exists = request.seesDrafts && !sportsSlugsOf(path) ? isContentPath(path) : context.hasPage(locale, audience, path);
  const found = typeof exists === 'boolean' ? exists : await exists;
  if (found) return decision;
  // RTE-50: the destination after a sign-in on a promotion that is not for this player.
  const category =
    audience !== 'visitor' && page?.kind === '/promotions/[category]/[slug]' ? path.slice(0, path.lastIndexOf('/')) : undefined;
  if (category && (await context.hasPage(locale, 'visitor', path))) return redirect(locale, category, '');
  const competition = competitionOfPastEvent(path, new Date());
  if (competition && (await context.hasPage(locale, audience, competition))) return redirect(locale, competition, '');
  // Screens of every market lead to it.
  if (path === '/responsible-gambling') return redirect(locale, '/contact', '');
  return status('not-found', locale, audience);
}

function status(page: StatusPage, locale: SiteLocale, audience: Audience = 'visitor'): Decision {
  return { kind: 'status', page, locale, audience };
}

function redirect(locale: SiteLocale, path: string, search: string): Decision {
  return { kind: 'redirect', to: `/${locale.locale}${path.replace(/^\/(?=$|\?)/, '')}${search}` };
}

function withCookie(decision: Decision, cookie: SetCookie | undefined): Outcome {
  return cookie ? { decision, cookie } : { decision };
}
