import { localeOfRoute } from '#lib/core/market/market-route.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { pageAt } from '#lib/pages/paths.ts';

const localeCodes: ReadonlySet<string> = new Set(siteLocales.map(({ locale }) => locale.toLowerCase()));

/** True for a path that begins with a locale, such as `/fi-FI/promotions`. */
export function hasLocale(path: string): boolean {
  const [, first = ''] = path.split(/[/?#]/);
  return localeCodes.has(first.toLowerCase());
}

/** Validation: accepts a segment of a path that browsers and the site leave as it is. */
export function refuseSegment(value: string | undefined): true | string {
  return !value || /^\w[\w-]*$/.test(value) || 'Use only the letters a to z, digits, hyphens and underscores: summer-offer.';
}

/** Validation: like `refuseSegment`, for the value of a slug. */
export function refuseSlug(slug: { readonly current?: string | undefined } | undefined): true | string {
  return refuseSegment(slug?.current);
}

/** Validation: accepts the name of a static page, whose path no other page of the site has (RTE-11). */
export function refusePageId(value: string | undefined): true | string {
  const answer = refuseSegment(value);
  if (answer !== true || !value) return answer;
  const page = pageAt(`/${value}`);
  return (page?.route ?? page?.kind) === '/[page]' || 'The site has another page at this address.';
}

/** Validation: accepts the country and language of a locale (RTE-17). */
export function refuseRoute(value: string | undefined): true | string {
  return (
    !value || localeOfRoute(value) !== undefined || 'Write the country and the language of one of the markets, such as fi-en.'
  );
}

/** Validation: accepts the path of a page of the site, which need not exist yet. */
export function refusePagePath(value: string | undefined): true | string {
  if (!value || (/^\/[\w/-]*$/.test(value) && !hasLocale(value) && pageAt(value))) return true;
  return 'Write / or the path of a page of the site, without market and language: /promotions.';
}
