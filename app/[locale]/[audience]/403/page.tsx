import type { Metadata } from 'next';
import { StatusPage } from '#components/shell/status-page.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${translator(locale, 'status')('forbiddenTitle')} · Parlour`, robots: { index: false } };
}

/** What is not for everybody: a sentence, and who can say more. */
export default async function Forbidden({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = translator(locale, 'status');
  const action = { label: words('forbiddenAction'), href: `/${locale.locale}/contact`, newTab: false };
  return <StatusPage kind="403" code="403" title={words('forbiddenTitle')} text={words('forbiddenText')} action={action} />;
}
