import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VipView } from '#components/vip/vip-view.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { findVipPage } from '#lib/content/vip.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

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
