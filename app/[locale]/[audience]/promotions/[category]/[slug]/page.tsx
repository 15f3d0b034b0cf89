import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { PromotionArticle } from '#components/promotions/promotion-article.tsx';
import { endOf } from '#components/promotions/promotion-views.ts';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { findPromotion } from '#lib/content/promotions.ts';
import { promotionThing } from '#lib/content/structured-data.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams & { category: string; slug: string }>;
}

async function resolve(params: PageProps['params']) {
  const [context, { category, slug }] = await Promise.all([pageContext(params), params]);
  const promotion = await findPromotion(context, category, slug);
  if (!promotion) notFound();
  return { context, promotion };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
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

export default async function PromotionPage({ params }: PageProps) {
  const { context, promotion } = await resolve(params);
  const words = translator(context.locale, 'promotions');
  const { category, slug, title } = promotion;
  return (
    <>
      <PromotionArticle
        promotion={promotion}
        ends={endOf(context, promotion)}
        back={{ label: words('back'), href: `/${context.locale.locale}/promotions` }}
        labels={{ terms: words('terms') }}
      />
      <Trail
        context={context}
        steps={[
          { title: words('title'), path: '/promotions' },
          { title: category.title, path: `/promotions/${category.slug}` },
          { title, path: `/promotions/${category.slug}/${slug}` },
        ]}
      />
      <StructuredData thing={promotionThing(context, promotion)} />
    </>
  );
}
