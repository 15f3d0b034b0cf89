import type { Metadata } from 'next';
import { PromotionListPage } from '#components/promotions/promotion-list-page.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  return pageMetadata(context, { path: '/promotions', title: translator(context.locale, 'promotions')('title') });
}

export default async function PromotionsPage({ params }: PageProps) {
  return <PromotionListPage context={await pageContext(params)} />;
}
