import type { Metadata } from 'next';
import { FrontPage } from '#components/pages/front-page.tsx';
import { readHomePage } from '#lib/content/documents/home.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { heroes } = await readHomePage(context);
  return pageMetadata(context, {
    path: '',
    title: getTranslator(context.locale, 'home')('fallbackTitle'),
    picture: heroes[0]?.desktop,
  });
}

export default async function HomePage({ params }: PageProps) {
  return <FrontPage context={await pageContext(params)} />;
}
