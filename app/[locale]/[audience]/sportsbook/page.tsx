import type { Metadata } from 'next';
import { SportsFrontPage } from '#components/content/sports-front-page.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { readSportsFront, sportsPath } from '#lib/content/sports-front.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { banner } = await readSportsFront(context);
  return pageMetadata(context, {
    path: sportsPath,
    title: translator(context.locale, 'lobby')('sports'),
    picture: banner?.desktop,
  });
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  return <SportsFrontPage context={context} front={await readSportsFront(context)} />;
}
