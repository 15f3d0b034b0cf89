import type { Metadata } from 'next';
import { FrontPage } from '#components/content/front-page.tsx';
import { readHomePage } from '#lib/content/home.ts';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { banners } = await readHomePage(context);
  return pageMetadata(context, {
    path: '',
    title: translator(context.locale, 'home')('fallbackTitle'),
    picture: banners[0]?.desktop,
  });
}

export default async function HomePage({ params }: PageProps) {
  return <FrontPage context={await pageContext(params)} />;
}
