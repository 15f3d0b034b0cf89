import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PromotionListPage } from '#components/pages/promotion-list-page.tsx';
import { listPromotions, tagsOf } from '#lib/content/documents/promotions/promotions.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

async function resolve(params: PageProps<{ category: string; tag: string }>['params']) {
  const [context, { category, tag: slug }] = await Promise.all([pageContext(params), params]);
  const promotions = (await listPromotions(context)).filter((promotion) => promotion.category.slug === category);
  const tag = tagsOf(promotions).find((one) => one.slug === slug);
  if (!tag) notFound();
  const [first] = promotions.filter(({ tags }) => tags.some((one) => one.slug === slug));
  return { context, category, tag, first };
}

export async function generateMetadata({ params }: PageProps<{ category: string; tag: string }>): Promise<Metadata> {
  const { context, category, tag, first } = await resolve(params);
  const title = first ? `${tag.title} · ${first.category.title}` : tag.title;
  return pageMetadata(context, {
    path: `/promotions/${category}/tag/${tag.slug}`,
    title,
    description: `${title}. ${getTranslator(context.locale, 'promotions')('intro')}`,
    picture: first?.picture,
  });
}

export default async function PromotionTagPage({ params }: PageProps<{ category: string; tag: string }>) {
  const { context, category, tag } = await resolve(params);
  return <PromotionListPage context={context} category={category} tag={tag.slug} />;
}
