import type { Metadata } from 'next';
import { SportsLivePage } from '#components/pages/sports-live-page.tsx';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { readOverview } from '#lib/sportsbook/listing/pages.ts';
import { livePath } from '#lib/sportsbook/listing/place.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const t = getTranslator(context.locale, 'sports');
  return pageMetadata(context, {
    path: livePath,
    title: getMessages(context.locale, 'sportsFrame')['live-betting'],
    description: t('liveText'),
  });
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  return <SportsLivePage context={context} overview={await readOverview(context.locale.catalogLanguage)} />;
}
