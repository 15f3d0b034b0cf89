import type { Metadata } from 'next';
import { SectionPage } from '#components/lobby/section-page.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { readSection, sectionPaths } from '#lib/content/sections.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { banner } = await readSection(context, 'sports');
  return pageMetadata(context, {
    path: sectionPaths.sports,
    title: translator(context.locale, 'lobby')('sports'),
    picture: banner?.desktop,
  });
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  return <SectionPage context={context} section={await readSection(context, 'sports')} />;
}
