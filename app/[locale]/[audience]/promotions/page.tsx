import type { Metadata } from 'next';
import { PromotionListPage } from '#components/pages/promotion-list-page.tsx';
import { listPromotions } from '#lib/content/documents/promotions/promotions.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const t = getTranslator(context.locale, 'promotions');
  const [first] = await listPromotions(context);
  return pageMetadata(context, {
    path: '/promotions',
    title: t('title'),
    description: t('intro'),
    picture: first?.picture,
  });
}

export default async function PromotionsPage({ params }: PageProps) {
  return <PromotionListPage context={await pageContext(params)} />;
}
