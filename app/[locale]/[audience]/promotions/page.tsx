import type { Metadata } from 'next';
import { PromotionListPage } from '#components/promotions/promotion-list-page.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listPromotions } from '#lib/content/promotions.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const words = translator(context.locale, 'promotions');
  const [first] = await listPromotions(context);
  return pageMetadata(context, {
    path: '/promotions',
    title: words('title'),
    description: words('intro'),
    picture: first?.picture,
  });
}

export default async function PromotionsPage({ params }: PageProps) {
  return <PromotionListPage context={await pageContext(params)} />;
}
