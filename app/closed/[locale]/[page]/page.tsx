import { notFound } from 'next/navigation';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { supportMail } from '#lib/support/support.ts';

interface PageProps {
  readonly params: Promise<{ readonly locale: string; readonly page: string }>;
}

const pages = {
  restricted: { kind: '451', code: '451', messages: 'restricted' },
  maintenance: { kind: '503', code: '503', messages: 'maintenance' },
} as const;

/**
 * The page that the middleware rewrites to with status 451 or 503. Title and robots are elements, because Next ignores the
 * metadata of a page with such a status. Its links are the only ones that lead anywhere: again, and to customer service.
 */
export default async function Closed({ params }: PageProps) {
  const { locale: code, page: name } = await params;
  const locale = parseLocale(code);
  const page = ownValue(pages, name);
  if (!locale || !page) notFound();
  const t = getTranslator(locale, 'status');
  const title = t(`${page.messages}Title`);
  const again = { label: t('maintenanceAction'), href: `/${locale.locale}`, newTab: false };
  const contact = { label: t('forbiddenAction'), href: `mailto:${supportMail}`, newTab: false };
  return (
    <>
      <title>{`${title} · Parlour`}</title>
      <meta name="robots" content="noindex" />
      <StatusPage
        kind={page.kind}
        code={page.code}
        title={title}
        text={t(`${page.messages}Text`)}
        action={again}
        secondary={contact}
      />
    </>
  );
}
