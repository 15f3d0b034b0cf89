import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SportsPlacePage } from '#components/pages/sports-place-page.tsx';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { describeSportsPage } from '#lib/sportsbook/listing/head.ts';
import { readSportsPage } from '#lib/sportsbook/listing/pages.ts';

interface PageProps {
  readonly params: Promise<PageParams & { place: string[] }>;
}

async function resolve(params: PageProps['params']) {
  const [context, { place }] = await Promise.all([pageContext(params), params]);
  const data = place.length > 4 ? undefined : await readSportsPage(context.locale.catalogLanguage, place);
  if (!data) notFound();
  return { context, data };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, data } = await resolve(params);
  const { path, title, description } = describeSportsPage(context, data);
  const isOver = data.event?.status === 'ENDED' || data.event?.status === 'CANCELLED';
  return pageMetadata(context, { path, title, description, noindex: isOver });
}

export default async function Page({ params }: PageProps) {
  const { context, data } = await resolve(params);
  return <SportsPlacePage context={context} data={data} />;
}
