import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PromotionListPage } from '#components/promotions/promotion-list-page.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listPromotionCategories } from '#lib/content/promotions.ts';

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
  return pageMetadata(context, { path: `/promotions/${category.slug}`, title: category.title });
}

export default async function PromotionCategoryPage({ params }: PageProps) {
  const { context, category } = await resolve(params);
  return <PromotionListPage context={context} category={category.slug} />;
}
