import { notFound } from 'next/navigation';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams & { page: string }>;
}

const pages = {
  'not-found': { kind: '404', code: '404', messages: 'notFound' },
  restricted: { kind: '451', code: '451', messages: 'restricted' },
  maintenance: { kind: '503', code: '503', messages: 'maintenance' },
} as const;

/**
 * The page that the middleware rewrites to with status 404, 451 or 503. Title and robots are elements, because Next ignores
 * the metadata of a page with status 404.
 */
export default async function Status({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const page = pages[(await params).page as keyof typeof pages];
  if (!page) notFound();
  const t = getTranslator(locale, 'status');
  const home = { label: t('notFoundAction'), href: `/${locale.locale}`, newTab: false };
  const again = { ...home, label: t('maintenanceAction') };
  const action = { notFound: home, restricted: undefined, maintenance: again }[page.messages];
  const title = t(`${page.messages}Title`);
  return (
    <>
      <title>{`${title} · Parlour`}</title>
      <meta name="robots" content="noindex" />
      <StatusPage kind={page.kind} code={page.code} title={title} text={t(`${page.messages}Text`)} action={action} />
    </>
  );
}
