import 'server-only';
import type { Metadata } from 'next';
import { siteConfig } from '#lib/config/site.ts';
import { siteName } from './brand.ts';
import { readPageIndex } from './page-index.ts';
import type { PageContext } from './params.ts';
import { findSeo } from './site-texts.ts';
import { defaultOf } from './sitemap.ts';
import { socialMetadata } from './social.ts';
import type { Picture, Seo } from './types.ts';

interface PageHead {
  /** Visible path after the locale: `` for the front page, `/promotions`. */
  readonly path: string;
  /** What the page says of itself where editors wrote nothing for search engines. */
  readonly title: string;
  readonly description?: string | undefined;
  /** What a shared link shows; a card with the title is painted for a page without one. */
  readonly picture?: Picture | null | undefined;
  /** ISO times of a page that reads as an article. */
  readonly article?: { readonly publishedAt: string; readonly changedAt: string };
  readonly noindex?: boolean;
  /** The path that search engines should keep, where it differs (DEC-X-6). */
  readonly canonicalPath?: string;
  /** The locale whose address search engines should keep, where a page is the same under several. */
  readonly canonicalLocale?: string;
}

/** CNT-24: title, description, canonical, the siblings in every locale that really has the page (x-default last), and cards. */
export async function pageMetadata(context: PageContext, head: PageHead): Promise<Metadata> {
  const path = head.canonicalPath ?? head.path;
  const [seo, index] = await Promise.all([findSeo(context, head.path === '' ? '/' : head.path), readPageIndex(path)]);
  const canonical = `/${head.canonicalLocale ?? context.locale.locale}${path}`;
  const siblings = index.localesOf(path);
  const fallback = defaultOf(siblings);
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
  return seo?.noindex || head.noindex ? { index: false, follow: true } : undefined;
}
