import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SportsPlacePage } from '#components/pages/sports-place-page.tsx';
import { findSeo } from '#lib/content/documents/site-texts.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { describeSportsPage } from '#lib/sportsbook/listing/head.ts';
import { readSportsPage, type SportsPageData } from '#lib/sportsbook/listing/pages.ts';

async function resolve(params: PageProps<{ place: string[] }>['params']) {
  const [context, { place }] = await Promise.all([pageContext(params), params]);
  const data = place.length > 4 ? undefined : await readSportsPage(context.locale.catalogLanguage, place);
  if (!data) notFound();
  return { context, data };
}

/** Pages that search engines would find without what they are about. */
function isTransient({ isVirtual, event }: SportsPageData): boolean {
  return isVirtual || event?.status === 'ENDED' || event?.status === 'CANCELLED';
}

export async function generateMetadata({ params }: PageProps<{ place: string[] }>): Promise<Metadata> {
  const { context, data } = await resolve(params);
  const { path, title, description } = describeSportsPage(context, data);
  return pageMetadata(context, { path, title, description, noindex: isTransient(data) });
}

export default async function Page({ params }: PageProps<{ place: string[] }>) {
  const { context, data } = await resolve(params);
  const seo = await findSeo(context, describeSportsPage(context, data).path);
  return <SportsPlacePage context={context} data={data} text={seo?.text ?? []} />;
}
