import 'server-only';
import type { Metadata } from 'next';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { siteName } from '../documents/brand.ts';
import type { Picture } from '../types.ts';
import { cardPath, cardSize } from './card.ts';

interface Shared {
  readonly locale: SiteLocale;
  readonly siblings: readonly SiteLocale[];
  /** Path of the page, with the locale. */
  readonly address: string;
  readonly title: string;
  /** The text of a drawn card. */
  readonly name: string;
  readonly description: string | undefined;
  readonly picture: Picture | undefined;
  readonly article: { readonly publishedAt: string; readonly changedAt: string } | undefined;
}

/** The URL of a shared picture, as JPEG: not every service that reads cards supports WebP. */
export function sharedPictureUrl(url: string): string {
  const { width, height } = cardSize;
  return `${url}?${new URLSearchParams({ w: String(width), h: String(height), fit: 'crop', fm: 'jpg', q: '80' })}`;
}

/** Open Graph needs a country; international English is written as `en_GB`. */
function graphLocale(tag: string): string {
  return tag.includes('-') ? tag.replace('-', '_') : `${tag}_GB`;
}

/** CNT-24: metadata of shared links: the page's own picture, else a card drawn with its title. */
export function socialMetadata(page: Shared): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { locale, title, description, picture, article } = page;
  const image = {
    ...cardSize,
    url: picture ? sharedPictureUrl(picture.url) : cardPath(page.name),
    type: picture ? 'image/jpeg' : 'image/png',
    alt: picture?.alt || title,
  };
  const others = new Set(page.siblings.map(({ tag }) => graphLocale(tag)));
  others.delete(graphLocale(locale.tag));
  const shared = {
    title,
    description,
    siteName,
    url: page.address,
    locale: graphLocale(locale.tag),
    alternateLocale: [...others],
    images: [image],
  };
  return {
    openGraph: article
      ? { ...shared, type: 'article', publishedTime: article.publishedAt, modifiedTime: article.changedAt }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}
