import type { ListedPage, PageIndex } from '#lib/edge/page-index.ts';
import { routableLocales } from '#lib/market/locale.ts';
import { defaults, type SiteLocale } from '#lib/market/markets.ts';

/** The sitemap protocol's files (sitemaps.org 0.9, with hreflang by xhtml:link); `siteUrl` is an origin without a slash. */

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function changed(time: string | undefined): string {
  return time ? `<lastmod>${escapeXml(time)}</lastmod>` : '';
}

/** The index of all sitemaps, one for each language and market that is open. */
export function writeSitemapIndex(siteUrl: string, index: PageIndex): string {
  const entries = routableLocales(index.activeMarkets).map((locale) => {
    const latest = index.listed(locale).reduce<string | undefined>((newest, { changedAt }) => {
      return changedAt && !(newest && newest >= changedAt) ? changedAt : newest;
    }, undefined);
    return `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap/${locale.locale}.xml`)}</loc>${changed(latest)}</sitemap>`;
  });
  return `${head}\n<sitemapindex ${protocol}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The pages of one locale, each with all its siblings; x-default is the default locale's where that has the page. */
export function writeSitemap(siteUrl: string, index: PageIndex, locale: SiteLocale): string {
  const address = (one: SiteLocale, path: string) => escapeXml(`${siteUrl}/${one.locale}${encodeURI(path)}`);
  const sibling = (tag: string, one: SiteLocale, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(one, path)}"/>`;
  const entries = index.listed(locale).map(({ path, changedAt }: ListedPage) => {
    const siblings = index.localesOf(path);
    const fallback = defaultOf(siblings);
    const links = [
      ...siblings.map((one) => sibling(one.hreflang, one, path)),
      ...(fallback ? [sibling('x-default', fallback, path)] : []),
    ];
    return `<url><loc>${address(locale, path)}</loc>${changed(changedAt)}${links.join('')}</url>`;
  });
  return `${head}\n<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Whom x-default names: the default locale, else the first that has the page. */
export function defaultOf(siblings: readonly SiteLocale[]): SiteLocale | undefined {
  return siblings.find(({ locale }) => locale === defaults.locale) ?? siblings[0];
}
