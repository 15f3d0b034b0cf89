import { readPageDates } from '#lib/content/pages/page-dates.ts';
import { readPageIndex } from '#lib/content/pages/read-page-index.ts';
import { writeSitemap, writeSitemapIndex } from '#lib/content/pages/sitemap.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { listSportsPages } from '#lib/sportsbook/listing/sitemap.ts';

export const dynamic = 'force-static';
export const revalidate = false;

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** Rendered on the first request and after content changes, like pages. The middleware only passes known files. */
export function generateStaticParams(): { file: string }[] {
  return [];
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const locale = parseLocale(file.replace(/\.xml$/, ''));
  const { SITE_URL } = siteConfig();
  const [sportsPages, dates] = await Promise.all([listSportsPages(), readPageDates()]);
  const index = await readPageIndex(undefined, sportsPages, dates);
  if (locale && index.listed(locale).length === 0) return new Response(null, { status: 404 });
  const text = locale ? writeSitemap(SITE_URL, index, locale) : writeSitemapIndex(SITE_URL, index);
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
