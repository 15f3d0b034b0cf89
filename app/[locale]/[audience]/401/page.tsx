import type { Metadata } from 'next';
import { StatusPage } from '#components/shell/status-page.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${translator(locale, 'status')('unauthorisedTitle')} · Parlour`, robots: { index: false } };
}

/** DEC-RTE-2: where a deep link into the account leads without a session; signing in brings the visitor back. */
export default async function Unauthorised({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = translator(locale, 'status');
  const action = { label: words('unauthorisedAction'), href: '#sign-in', newTab: false };
  return <StatusPage kind="401" code="401" title={words('unauthorisedTitle')} text={words('unauthorisedText')} action={action} />;
}
