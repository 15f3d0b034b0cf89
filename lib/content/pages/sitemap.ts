import { routableLocales } from '#lib/core/market/locale.ts';
import { defaults, type SiteLocale } from '#lib/core/market/markets.ts';
import type { ListedPage, PageIndex } from './page-index.ts';

/** Sitemap files (sitemaps.org 0.9, hreflang by xhtml:link); `siteUrl` is an origin without a trailing slash. */

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function changed(time: string | undefined): string {
  return time ? `<lastmod>${escapeXml(time)}</lastmod>` : '';
}

/** The index of all sitemaps, one per open locale. */
export function writeSitemapIndex(siteUrl: string, index: PageIndex): string {
  const entries = routableLocales(index.openLocales).map((locale) => {
    const latest = index.listed(locale).reduce<string | undefined>((newest, { changedAt }) => {
      return changedAt && !(newest && newest >= changedAt) ? changedAt : newest;
    }, undefined);
    return `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap/${locale.locale}.xml`)}</loc>${changed(latest)}</sitemap>`;
  });
  return `${head}\n<sitemapindex ${protocol}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The sitemap of one locale, each page with its alternates in other locales. */
export function writeSitemap(siteUrl: string, index: PageIndex, locale: SiteLocale): string {
  const address = (one: SiteLocale, path: string) => escapeXml(`${siteUrl}/${one.locale}${encodeURI(path)}`);
  const sibling = (tag: string, one: SiteLocale, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(one, path)}"/>`;
  const entries = index.listed(locale).map(({ path, changedAt }: ListedPage) => {
    const siblings = index.localesOf(path);
    const fallback = fallbackLocaleOf(siblings);
    const links = [
      ...siblings.map((one) => sibling(one.hreflang, one, path)),
      ...(fallback ? [sibling('x-default', fallback, path)] : []),
    ];
    return `<url><loc>${address(locale, path)}</loc>${changed(changedAt)}${links.join('')}</url>`;
  });
  return `${head}\n<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The locale of x-default: the default locale, else the first that has the page. */
export function fallbackLocaleOf(siblings: readonly SiteLocale[]): SiteLocale | undefined {
  return siblings.find(({ locale }) => locale === defaults.locale) ?? siblings[0];
}
