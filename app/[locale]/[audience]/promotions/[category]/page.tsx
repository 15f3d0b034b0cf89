import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PromotionListPage } from '#components/promotions/promotion-list-page.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listPromotionCategories, listPromotions } from '#lib/content/promotions.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams & { category: string }>;
}

async function resolve(params: PageProps['params']) {
  const [context, { category: slug }] = await Promise.all([pageContext(params), params]);
  const category = (await listPromotionCategories(context)).find((one) => one.slug === slug);
  if (!category) notFound();
  return { context, category };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, category } = await resolve(params);
  const shown = (await listPromotions(context)).find((promotion) => promotion.category.slug === category.slug);
  return pageMetadata(context, {
    path: `/promotions/${category.slug}`,
    title: category.title,
    description: `${category.title}. ${translator(context.locale, 'promotions')('intro')}`,
    picture: shown?.picture,
  });
}

export default async function PromotionCategoryPage({ params }: PageProps) {
  const { context, category } = await resolve(params);
  return <PromotionListPage context={context} category={category.slug} />;
}
