import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';
import { lobbies } from './lobbies.ts';
import { findCategoryPage } from './read-category.ts';
import type { LobbyKey } from './types.ts';

/** Route parameters of a category; its first page has no number. */
export type CategoryParams = PageParams & { readonly category: string; readonly page?: string };

/** What the four routes of categories show. */
export async function resolveCategory(key: LobbyKey, params: Promise<CategoryParams>) {
  const [context, { category: slug, page = '1' }] = await Promise.all([pageContext(params), params]);
  const category = await findCategoryPage(context, key, slug, Number(page));
  if (!category) notFound();
  return { context, category };
}

/** Only a first page is for search engines: the others are its continuation. */
export async function categoryMetadata(key: LobbyKey, params: Promise<CategoryParams>): Promise<Metadata> {
  const { context, category } = await resolveCategory(key, params);
  const { slug, title, page } = category;
  const words = translator(context.locale, 'lobby');
  const path = `${lobbies[key].path}/${slug}`;
  return pageMetadata(context, {
    path: page === 1 ? path : `${path}/${page}`,
    title: `${page === 1 ? title : words('pageOf', { category: title, page })} · ${words(key)}`,
    description: words('categoryText', { category: title }),
    noindex: page > 1,
  });
}
