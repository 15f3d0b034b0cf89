import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { LobbyKey } from '../catalog/types.ts';
import { lobbies } from './lobbies.ts';
import { findCategoryPage } from './read-category.ts';

export type CategoryParams = PageParams & { readonly category: string; readonly page?: string };

/** The category of a route; 404 where the lobby has none of this name. */
export async function resolveCategory(key: LobbyKey, params: Promise<CategoryParams>) {
  const [context, { category: slug, page = '1' }] = await Promise.all([pageContext(params), params]);
  const category = await findCategoryPage(context, key, slug, Number(page));
  if (!category) notFound();
  return { context, category };
}

/** Search engines index the first page only, because the others continue it. */
export async function categoryMetadata(key: LobbyKey, params: Promise<CategoryParams>): Promise<Metadata> {
  const { context, category } = await resolveCategory(key, params);
  const { slug, title, page } = category;
  const t = getTranslator(context.locale, 'lobby');
  const path = `${lobbies[key].path}/${slug}`;
  return pageMetadata(context, {
    path: page === 1 ? path : `${path}/${page}`,
    title: `${page === 1 ? title : t('pageOf', { category: title, page })} · ${t(key)}`,
    description: t('categoryText', { category: title }),
    noindex: page > 1,
  });
}
