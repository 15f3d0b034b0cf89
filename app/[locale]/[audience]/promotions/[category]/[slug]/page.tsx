import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PromotionArticle } from '#components/content/promotions/promotion-article.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { campaignButton } from '#components/pages/campaign-button.tsx';
import { endOf } from '#lib/content/documents/promotions/promotion-facts.ts';
import { findPromotion } from '#lib/content/documents/promotions/promotions.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { promotionThing } from '#lib/content/pages/structured-data.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

async function resolve(params: PageProps<{ category: string; slug: string }>['params']) {
  const [context, { category, slug }] = await Promise.all([pageContext(params), params]);
  const promotion = await findPromotion(context, category, slug);
  if (!promotion) notFound();
  return { context, promotion };
}

export async function generateMetadata({ params }: PageProps<{ category: string; slug: string }>): Promise<Metadata> {
  const { context, promotion } = await resolve(params);
  const path = `/promotions/${promotion.category.slug}/${promotion.slug}`;
  return pageMetadata(context, {
    path,
    title: promotion.title,
    description: promotion.teaser,
    picture: promotion.picture,
    article: promotion,
  });
}

export default async function PromotionPage({ params }: PageProps<{ category: string; slug: string }>) {
  const { context, promotion } = await resolve(params);
  const t = getTranslator(context.locale, 'promotions');
  const { category, slug, title, campaignId, action } = promotion;
  return (
    <>
      <PromotionArticle
        promotion={promotion}
        ends={endOf(context.locale, promotion)}
        back={{ label: t('back'), href: `/${context.locale.locale}/promotions` }}
        labels={{ terms: t('terms') }}
        button={campaignButton(context, { campaignId, title, fallback: action })}
      />
      <Trail
        context={context}
        steps={[
          { title: t('title'), path: '/promotions' },
          { title: category.title, path: `/promotions/${category.slug}` },
          { title, path: `/promotions/${category.slug}/${slug}` },
        ]}
      />
      <StructuredData thing={promotionThing(context, promotion)} />
    </>
  );
}
