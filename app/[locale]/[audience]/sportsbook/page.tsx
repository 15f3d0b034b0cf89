import type { Metadata } from 'next';
import { SportsFrontPage } from '#components/pages/sports-front-page.tsx';
import { readSportsFront, sportsPath } from '#lib/content/documents/sports-front.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { readOverview } from '#lib/sportsbook/listing/pages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { banners } = await readSportsFront(context);
  return pageMetadata(context, {
    path: sportsPath,
    title: getTranslator(context.locale, 'lobby')('sports'),
    description: getTranslator(context.locale, 'sports')('homeText'),
    picture: banners.heroes[0]?.desktop,
  });
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  const front = await readSportsFront(context);
  const overview = await readOverview(context.locale.catalogLanguage, front.featured);
  return <SportsFrontPage context={context} front={front} overview={overview} />;
}
