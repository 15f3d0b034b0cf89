import 'server-only';
import type { Metadata } from 'next';
import { siteConfig } from '#lib/core/config/site.ts';
import { isUnlisted } from '#lib/pages/paths.ts';
import { siteName } from '../documents/brand.ts';
import { findSeo } from '../documents/site-texts.ts';
import type { Picture, Seo } from '../types.ts';
import type { PageContext } from './params.ts';
import { readPageIndex } from './read-page-index.ts';
import { fallbackLocaleOf } from './sitemap.ts';
import { socialMetadata } from './social.ts';

interface PageHead {
  /** Visible path after the locale: empty for the front page, else e.g. `/promotions`. */
  readonly path: string;
  /** Used where editors wrote no search-engine texts. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The picture of a shared link; a page without one gets a drawn title card. */
  readonly picture?: Picture | null | undefined;
  /** ISO times of an article. */
  readonly article?: { readonly publishedAt: string; readonly changedAt: string };
  /** Where the table of pages lets search engines index it (DEC-X-6). */
  readonly noindex?: boolean;
  /** Canonical locale of a page that is identical in several locales. */
  readonly canonicalLocale?: string;
}

/** CNT-24: title, description, canonical URL, alternates in every locale that has the page (x-default last), and cards. */
export async function pageMetadata(context: PageContext, head: PageHead): Promise<Metadata> {
  const { path } = head;
  const [seo, index] = await Promise.all([findSeo(context, path || '/'), readPageIndex(path)]);
  const canonical = `/${head.canonicalLocale ?? context.locale.locale}${path}`;
  const siblings = index.localesOf(path);
  const fallback = fallbackLocaleOf(siblings);
  const languages = Object.fromEntries(siblings.map(({ locale, hreflang }) => [hreflang, `/${locale}${path}`]));
  const title = seo?.title ?? `${head.title} · ${siteName}`;
  const description = seo?.description || head.description || undefined;
  return {
    metadataBase: new URL(siteConfig().SITE_URL),
    title,
    description,
    alternates: {
      canonical,
      languages: { ...languages, ...(fallback && { 'x-default': `/${fallback.locale}${path}` }) },
    },
    robots: robotsOf(seo, head),
    ...socialMetadata({
      locale: context.locale,
      siblings,
      address: canonical,
      title,
      name: head.title,
      description,
      picture: seo?.picture ?? head.picture ?? undefined,
      article: head.article,
    }),
  };
}

function robotsOf(seo: Seo | undefined, head: PageHead): Metadata['robots'] {
  return seo?.noindex || head.noindex || isUnlisted(head.path) ? { index: false, follow: true } : undefined;
}
