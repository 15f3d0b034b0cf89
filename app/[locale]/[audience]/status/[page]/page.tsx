import { notFound } from 'next/navigation';
import { ClosedGame } from '#components/pages/closed-game.tsx';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

/**
 * The page that the middleware rewrites to with status 404. Title and robots are elements, because Next ignores the metadata of
 * a page with that status.
 */
export default async function Status({ params }: PageProps<{ page: string }>) {
  const { locale } = await pageContext(params);
  const { page } = await params;
  if (page === 'closed-game') return <ClosedGame locale={locale} />;
  if (page !== 'not-found') notFound();
  const t = getTranslator(locale, 'status');
  const title = t('notFoundTitle');
  const action = { label: t('notFoundAction'), href: `/${locale.locale}`, newTab: false };
  return (
    <>
      <title>{`${title} · Parlour`}</title>
      <meta name="robots" content="noindex" />
      <StatusPage kind="404" code="404" title={title} text={t('notFoundText')} action={action} />
    </>
  );
}
