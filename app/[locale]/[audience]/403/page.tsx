import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export const generateMetadata = unlistedMetadata(({ status }) => status.forbiddenTitle);

export default async function Forbidden({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const t = getTranslator(locale, 'status');
  const action = { label: t('forbiddenAction'), href: `/${locale.locale}/contact`, newTab: false };
  return <StatusPage kind="403" code="403" title={t('forbiddenTitle')} text={t('forbiddenText')} action={action} />;
}
