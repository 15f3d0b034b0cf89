import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Prose } from '#components/content/prose.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { findStaticPage } from '#lib/content/site-texts.ts';
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
  return pageMetadata(context, { path: `/${page.pageId}`, title: page.title });
}

export default async function StaticPage({ params }: PageProps) {
  const { context, page } = await resolve(params);
  const words = translator(context.locale, 'page');
  return (
    <article className="page max-w-3xl space-y-8 py-10 md:py-16">
      <header className="space-y-3">
        <h1 className="text-3xl md:text-4xl">{page.title}</h1>
        <p className="text-sm text-paper-3">{words('updated', { date: formatDate(context.locale, page.updatedAt) })}</p>
      </header>
      <Prose value={page.body} />
    </article>
  );
}
