import type { Metadata } from 'next';
import { StatusPage } from '#components/shell/status-page.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${translator(locale, 'support')('closedTitle')} · Parlour`, robots: { index: false } };
}

/** RTE-13: what the owner of a closed account is told. */
export default async function ClosedAccount({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = translator(locale, 'support');
  const action = { label: words('help'), href: `/${locale.locale}/contact`, newTab: false };
  return <StatusPage kind="closed" title={words('closedTitle')} text={words('closedText')} action={action} />;
}
