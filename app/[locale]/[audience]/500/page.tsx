import type { Metadata } from 'next';
import { StatusPage } from '#components/shell/status-page.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${translator(locale, 'status')('errorTitle')} · Parlour`, robots: { index: false } };
}

export default async function Failure({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = translator(locale, 'status');
  const action = { label: words('errorAction'), href: `/${locale.locale}`, newTab: false };
  return <StatusPage kind="500" code="500" title={words('errorTitle')} text={words('errorText')} action={action} />;
}
