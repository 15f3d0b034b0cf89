import type { Metadata } from 'next';
import { SportsOwnPage } from '#components/pages/sports-own-page.tsx';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { favouritesPath } from '#lib/pages/pages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const t = getTranslator(context.locale, 'sports');
  return pageMetadata(context, {
    path: favouritesPath,
    title: getMessages(context.locale, 'sportsFrame').favourites,
    description: t('favouritesText'),
  });
}

export default async function Page({ params }: PageProps) {
  return <SportsOwnPage context={await pageContext(params)} view="favourites" />;
}
