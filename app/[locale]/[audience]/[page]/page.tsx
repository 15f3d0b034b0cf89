import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MethodSection } from '#components/cashier/method-section.tsx';
import { TextPage } from '#components/content/info/text-page.tsx';
import { PageText } from '#components/content/page-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { ProtectionHelp } from '#components/protection/help/protection-help.tsx';
import { listPaymentMethods } from '#lib/content/documents/payment-methods.ts';
import { findStaticPage } from '#lib/content/documents/site-texts.ts';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { pageThing } from '#lib/content/pages/structured-data.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { formatDate } from '#lib/core/time/format-date.ts';

async function resolve(params: PageProps<{ page: string }>['params']) {
  const [context, { page: pageId }] = await Promise.all([pageContext(params), params]);
  const page = await findStaticPage(context, pageId);
  if (!page) notFound();
  return { context, page };
}

export async function generateMetadata({ params }: PageProps<{ page: string }>): Promise<Metadata> {
  const { context, page } = await resolve(params);
  return pageMetadata(context, { path: `/${page.pageId}`, title: page.title, description: excerptOf(page.body) });
}

export default async function StaticPage({ params }: PageProps<{ page: string }>) {
  const { context, page } = await resolve(params);
  const t = getTranslator(context.locale, 'page');
  const { title, updatedAt: changedAt } = page;
  const path = `/${page.pageId}`;
  const { timeZone } = context.locale;
  const note = {
    text: t('updated', { date: formatDate(changedAt, timeZone) }),
    dateTime: changedAt,
    timeZone,
  };
  return (
    <>
      <TextPage title={title} note={note} body={page.body} labels={{ contents: t('contents') }}>
        {page.pageId === 'payment-methods' && (
          <MethodSection locale={context.locale} methods={await listPaymentMethods(context)} />
        )}
        {page.pageId === 'responsible-gambling' && (
          <ProtectionHelp context={context} toolsHref={`/${context.locale.locale}/my-account/gambling-limits`} />
        )}
        <Trail context={context} steps={[{ title, path }]} />
        <StructuredData thing={pageThing(context, { path, title, changedAt })} />
      </TextPage>
      <PageText context={context} path={path} />
    </>
  );
}
