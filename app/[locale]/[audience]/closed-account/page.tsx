import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export const generateMetadata = unlistedMetadata(({ support }) => support.closedTitle);

/** RTE-13: explains a closed account and links to customer service. */
export default async function ClosedAccount({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const t = getTranslator(locale, 'support');
  const action = { label: t('help'), href: `/${locale.locale}/contact`, newTab: false };
  return <StatusPage kind="closed" title={t('closedTitle')} text={t('closedText')} action={action} />;
}
