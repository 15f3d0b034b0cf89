import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VipView } from '#components/pages/vip-page.tsx';
import { findVipPage } from '#lib/content/documents/vip.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';

async function resolve(params: PageProps['params']) {
  const context = await pageContext(params);
  const page = await findVipPage(context);
  if (!page) notFound();
  return { context, page };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, page } = await resolve(params);
  return pageMetadata(context, { path: '/vip', title: page.title, description: page.hero.text, picture: page.hero.picture });
}

/** RTE-03: the loyalty page of a market. */
export default async function Vip({ params }: PageProps) {
  const { context, page } = await resolve(params);
  return <VipView context={context} page={page} />;
}
