import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PromotionListPage } from '#components/pages/promotion-list-page.tsx';
import { listPromotionCategories, listPromotions } from '#lib/content/documents/promotions/promotions.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

async function resolve(params: PageProps<{ category: string }>['params']) {
  const [context, { category: slug }] = await Promise.all([pageContext(params), params]);
  const category = (await listPromotionCategories(context)).find((one) => one.slug === slug);
  if (!category) notFound();
  return { context, category };
}

export async function generateMetadata({ params }: PageProps<{ category: string }>): Promise<Metadata> {
  const { context, category } = await resolve(params);
  const shown = (await listPromotions(context)).find((promotion) => promotion.category.slug === category.slug);
  return pageMetadata(context, {
    path: `/promotions/${category.slug}`,
    title: category.title,
    description: `${category.title}. ${getTranslator(context.locale, 'promotions')('intro')}`,
    picture: shown?.picture,
  });
}

export default async function PromotionCategoryPage({ params }: PageProps<{ category: string }>) {
  const { context, category } = await resolve(params);
  return <PromotionListPage context={context} category={category.slug} />;
}
