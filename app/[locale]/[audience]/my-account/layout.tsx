import type { ReactNode } from 'react';
import { AccountFrame } from '#components/account/account-frame.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export const generateMetadata = unlistedMetadata(({ account }) => account.title);

export default async function AccountLayout({ params, children }: LayoutProps) {
  const { locale } = await pageContext(params);
  const t = getTranslator(locale, 'player');
  const root = `/${locale.locale}/my-account`;
  return (
    <AccountFrame
      label={getTranslator(locale, 'account')('navigation')}
      neededLabel={t('needed')}
      links={[
        { label: t('overview'), href: root, icon: 'user', segment: '' },
        { label: t('details'), href: `${root}/account`, icon: 'info', segment: 'account' },
        { label: t('inbox'), href: `${root}/inbox`, icon: 'inbox', segment: 'inbox' },
        { label: t('deposit'), href: `${root}/banking/deposit`, icon: 'wallet', segment: 'banking/deposit', section: 'deposit' },
        { label: t('withdraw'), href: `${root}/banking/withdraw`, icon: 'arrowRight', segment: 'banking/withdraw' },
        { label: t('transactions'), href: `${root}/banking/transactions`, icon: 'list', segment: 'banking/transactions' },
        { label: t('rewards'), href: `${root}/rewards`, icon: 'gift', segment: 'rewards', section: 'rewards' },
        { label: t('bonusCode'), href: `${root}/bonus-code`, icon: 'tag', segment: 'bonus-code', section: 'bonusCode' },
        { label: t('documents'), href: `${root}/account/verification`, icon: 'check', segment: 'account/verification' },
        { label: t('limits'), href: `${root}/gambling-limits`, icon: 'shield', segment: 'gambling-limits' },
      ]}
    >
      {children}
    </AccountFrame>
  );
}
