import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { ErrorReference } from '#components/shell/errors/error-reference.tsx';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export const generateMetadata = unlistedMetadata(({ status }) => status.errorTitle);

export default async function Failure({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const t = getTranslator(locale, 'status');
  const home = `/${locale.locale}`;
  return (
    <StatusPage
      kind="500"
      code="500"
      title={t('errorTitle')}
      text={t('errorText')}
      action={{ label: t('errorAction'), href: home, newTab: false }}
      secondary={{ label: t('forbiddenAction'), href: `${home}/contact`, newTab: false }}
    >
      <ErrorReference label={t('referenceHelp')} />
    </StatusPage>
  );
}
