import { defaultLocale, type FirstSegment, resolveFirstSegment, routableLocales } from '#lib/core/market/locale.ts';
import { defaults, type SiteLocale } from '#lib/core/market/markets.ts';
import type { EdgeContext, GeoContext, PageRequest } from './types.ts';

export interface Address {
  readonly locale: SiteLocale;
  /** Below the locale, `/` for the front page. */
  readonly path: string;
}

/** The locale and path of a request, and whether its address is spelled as they are. */
export function readAddress(
  request: PageRequest,
  context: EdgeContext,
  known: GeoContext | undefined,
): Address & { readonly isCanonical: boolean } {
  const requested = resolveFirstSegment(request.pathname, context.openLocales());
  const locale = requested.kind === 'ok' ? requested.locale : redirectLocale(requested, request, context, known);
  const path = canonicalPath(requested.rest);
  return { locale, path, isCanonical: requested.kind === 'ok' && path === (requested.rest || '/') };
}

/** The locale of a market for this visitor (MKT-07). */
export function localeIn(market: string, request: PageRequest, context: EdgeContext, known: GeoContext | undefined): SiteLocale {
  const region = known?.country === market ? known.region : undefined;
  const acceptLanguage = request.headers.get('accept-language') ?? undefined;
  return defaultLocale(market, { region, acceptLanguage }, context.openLocales());
}

/** The open market of the visitor's country; the international one if that is unknown or not open. */
export function marketOf(context: EdgeContext, known: GeoContext | undefined): string {
  const detected = known && (known.market ?? known.country);
  return routableLocales(context.openLocales()).find(({ market }) => market === detected)?.market ?? defaults.market;
}

/**
 * MKT-07, DEC-LOC-1: for `/` the locale of the visitor's country; for a market without the requested language its locale for
 * this visitor.
 */
function redirectLocale(
  requested: FirstSegment & { kind: 'redirect' },
  request: PageRequest,
  context: EdgeContext,
  known: GeoContext | undefined,
): SiteLocale {
  if (requested.isOtherLanguage) return localeIn(requested.locale.market, request, context, known);
  if (request.pathname !== '/' || !context.geoRedirect) return requested.locale;
  return localeIn(marketOf(context, known), request, context, known);
}

/** The path without slashes at its end, with only those characters encoded that must be; a malformed one stays as it is. */
function canonicalPath(rest: string): string {
  const path = rest.replace(/\/+$/, '') || '/';
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return path;
  }
}
