import 'server-only';
import type { Metadata } from 'next';
import { siteConfig } from '#lib/config/site.ts';
import { siteLocales } from '#lib/market/markets.ts';
import type { PageContext } from './params.ts';
import { findSeo } from './site-texts.ts';
import type { Seo } from './types.ts';

interface PageHead {
  /** Visible path after the locale: `` for the front page, `/promotions`. */
  readonly path: string;
  /** What the page says of itself where editors wrote nothing for search engines. */
  readonly title: string;
  readonly description?: string;
  readonly noindex?: boolean;
  /** Locales that have this page; all of them when left out. */
  readonly locales?: readonly string[];
  /** The path that search engines should keep, where it differs (DEC-X-6). */
  readonly canonicalPath?: string;
}

/** CNT-24: title, description, canonical and the siblings of a page in every other locale, x-default last. */
export async function pageMetadata(context: PageContext, head: PageHead): Promise<Metadata> {
  const seo = await findSeo(context, head.path === '' ? '/' : head.path);
  const canonical = `/${context.locale.locale}${head.canonicalPath ?? head.path}`;
  const here = siteLocales.filter(({ locale }) => !head.locales || head.locales.includes(locale));
  const languages = Object.fromEntries(
    here.map(({ locale, hreflang }) => [hreflang, `/${locale}${head.canonicalPath ?? head.path}`]),
  );
  const fallback = here.find(({ locale }) => locale === 'en-UN') ?? here[0];
  return {
    metadataBase: new URL(siteConfig().SITE_URL),
    title: seo?.title ?? `${head.title} · Parlour`,
    description: seo?.description || head.description || undefined,
    alternates: {
      canonical,
      languages: { ...languages, ...(fallback && { 'x-default': `/${fallback.locale}${head.canonicalPath ?? head.path}` }) },
    },
    robots: robotsOf(seo, head),
  };
}

function robotsOf(seo: Seo | undefined, head: PageHead): Metadata['robots'] {
  return seo?.noindex || head.noindex ? { index: false, follow: true } : undefined;
}
