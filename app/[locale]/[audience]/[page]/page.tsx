import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MethodSection } from '#components/cashier/method-section.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { TextPage } from '#components/info/text-page.tsx';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listPaymentMethods } from '#lib/content/payment-methods.ts';
import { findStaticPage } from '#lib/content/site-texts.ts';
import { pageThing } from '#lib/content/structured-data.ts';
import { formatDate, translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams & { page: string }>;
}

async function resolve(params: PageProps['params']) {
  const [context, { page: pageId }] = await Promise.all([pageContext(params), params]);
  const page = await findStaticPage(context, pageId);
  if (!page) notFound();
  return { context, page };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { context, page } = await resolve(params);
  return pageMetadata(context, { path: `/${page.pageId}`, title: page.title, description: excerptOf(page.body) });
}

export default async function StaticPage({ params }: PageProps) {
  const { context, page } = await resolve(params);
  const words = translator(context.locale, 'page');
  const { title, updatedAt: changedAt } = page;
  const path = `/${page.pageId}`;
  const note = words('updated', { date: formatDate(context.locale, changedAt) });
  return (
    <TextPage title={title} note={note} body={page.body} labels={{ contents: words('contents') }}>
      {page.pageId === 'payment-methods' && <MethodSection locale={context.locale} methods={await listPaymentMethods(context)} />}
      <Trail context={context} steps={[{ title, path }]} />
      <StructuredData thing={pageThing(context, { path, title, changedAt })} />
    </TextPage>
  );
}
