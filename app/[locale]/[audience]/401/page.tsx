import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export const generateMetadata = unlistedMetadata(({ status }) => status.unauthorisedTitle);

/** DEC-RTE-2: shown for account pages without a session; after signing in the visitor returns to the requested page. */
export default async function Unauthorised({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const t = getTranslator(locale, 'status');
  const action = { label: t('unauthorisedAction'), href: '#sign-in', newTab: false };
  return <StatusPage kind="401" code="401" title={t('unauthorisedTitle')} text={t('unauthorisedText')} action={action} />;
}
