import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountFrame } from '#components/account/account-frame.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${translator(locale, 'account')('title')} · Parlour`, robots: { index: false } };
}

export default async function AccountLayout({ params, children }: LayoutProps) {
  const { locale } = await pageContext(params);
  const words = translator(locale, 'player');
  const root = `/${locale.locale}/my-account`;
  return (
    <AccountFrame
      label={translator(locale, 'account')('navigation')}
      links={[
        { label: words('overview'), href: root, icon: 'user', segment: '' },
        { label: words('deposit'), href: `${root}/banking/deposit`, icon: 'wallet', segment: 'banking/deposit' },
        { label: words('withdraw'), href: `${root}/banking/withdraw`, icon: 'arrowRight', segment: 'banking/withdraw' },
        { label: words('transactions'), href: `${root}/banking/transactions`, icon: 'list', segment: 'banking/transactions' },
      ]}
    >
      {children}
    </AccountFrame>
  );
}
