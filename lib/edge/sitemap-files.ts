import { parseLocale } from '#lib/core/market/locale.ts';

/** CNT-24: the file of a sitemap's address; undefined for any other address, so that requests cannot fill the cache with junk. */
export function sitemapFileOf(pathname: string): string | undefined {
  if (pathname === '/sitemap.xml') return '/sitemap/index.xml';
  const code = /^\/sitemap\/([\w-]+)\.xml$/.exec(pathname)?.[1];
  return code && parseLocale(code) ? pathname : undefined;
}

export function isBelowSitemap(pathname: string): boolean {
  return pathname.startsWith('/sitemap/');
}
