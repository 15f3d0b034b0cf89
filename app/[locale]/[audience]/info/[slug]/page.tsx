import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextPage } from '#components/content/info/text-page.tsx';
import { PageText } from '#components/content/page-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { findInfoPage } from '#lib/content/documents/info.ts';
import { excerptOf } from '#lib/content/excerpt.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { pageThing } from '#lib/content/pages/structured-data.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { formatDate } from '#lib/core/time/format-date.ts';

async function resolve(params: PageProps<{ slug: string }>['params']) {
  const [context, { slug }] = await Promise.all([pageContext(params), params]);
  const page = await findInfoPage(context, 'infoPage', slug);
  if (!page) notFound();
  return { context, page };
}

export async function generateMetadata({ params }: PageProps<{ slug: string }>): Promise<Metadata> {
  const { context, page } = await resolve(params);
  return pageMetadata(context, { path: `/info/${page.slug}`, title: page.title, description: excerptOf(page.body) });
}

/** RTE-16: an information page of the market. */
export default async function Info({ params }: PageProps<{ slug: string }>) {
  const { context, page } = await resolve(params);
  const t = getTranslator(context.locale, 'page');
  const { timeZone } = context.locale;
  const note = {
    text: t('updated', { date: formatDate(page.updatedAt, timeZone) }),
    dateTime: page.updatedAt,
    timeZone,
  };
  const { title, updatedAt: changedAt } = page;
  const path = `/info/${page.slug}`;
  return (
    <>
      <TextPage title={title} note={note} body={page.body} labels={{ contents: t('contents') }}>
        <Trail context={context} steps={[{ title, path }]} />
        <StructuredData thing={pageThing(context, { path, title, changedAt })} />
      </TextPage>
      <PageText context={context} path={path} />
    </>
  );
}
