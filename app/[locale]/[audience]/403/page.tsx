import type { Metadata } from 'next';
import { StatusPage } from '#components/shell/errors/status-page.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getTranslator(locale, 'status')('forbiddenTitle')} · Parlour`, robots: { index: false } };
}

export default async function Forbidden({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const t = getTranslator(locale, 'status');
  const action = { label: t('forbiddenAction'), href: `/${locale.locale}/contact`, newTab: false };
  return <StatusPage kind="403" code="403" title={t('forbiddenTitle')} text={t('forbiddenText')} action={action} />;
}
