import { siteConfig } from '#lib/config/site.ts';
import { readPageIndex } from '#lib/content/page-index.ts';
import { writeSitemap, writeSitemapIndex } from '#lib/content/sitemap.ts';
import { parseLocale } from '#lib/market/locale.ts';

export const dynamic = 'force-static';
export const revalidate = false;

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** Made on the first request and again when content changes, as pages are. The middleware lets only known files through. */
export function generateStaticParams(): { file: string }[] {
  return [];
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const locale = parseLocale(file.replace(/\.xml$/, ''));
  const { SITE_URL } = siteConfig();
  const index = await readPageIndex();
  if (locale && index.listed(locale).length === 0) return new Response(null, { status: 404 });
  const text = locale ? writeSitemap(SITE_URL, index, locale) : writeSitemapIndex(SITE_URL, index);
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
