import { notFound } from 'next/navigation';
import { StatusPage } from '#components/shell/status-page.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams & { page: string }>;
}

const pages = {
  'not-found': { kind: '404', code: '404', words: 'notFound' },
  restricted: { kind: '451', code: '451', words: 'restricted' },
  maintenance: { kind: '503', code: '503', words: 'maintenance' },
} as const;

/**
 * What the middleware shows instead of a page, with the status to go with it. Title and robots stand in the
 * markup: for an answer with status 404 the framework passes a page's own metadata over.
 */
export default async function Status({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const page = pages[(await params).page as keyof typeof pages];
  if (!page) notFound();
  const words = translator(locale, 'status');
  const home = { label: words('notFoundAction'), href: `/${locale.locale}`, newTab: false };
  const again = { ...home, label: words('maintenanceAction') };
  const action = { notFound: home, restricted: undefined, maintenance: again }[page.words];
  const title = words(`${page.words}Title`);
  return (
    <>
      <title>{`${title} · Parlour`}</title>
      <meta name="robots" content="noindex" />
      <StatusPage kind={page.kind} code={page.code} title={title} text={words(`${page.words}Text`)} action={action} />
    </>
  );
}
