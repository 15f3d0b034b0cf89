import type { ReactNode } from 'react';
import { AccountTabs } from '#components/account/account-tabs.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export const generateMetadata = unlistedMetadata(({ rewards }) => rewards.title);

/** RTE-24: the frame of both tabs, which stays while the tab changes. */
export default async function RewardsLayout({ params, children }: LayoutProps) {
  const { locale } = await pageContext(params);
  const rewards = getMessages(locale, 'rewards');
  const root = `/${locale.locale}/my-account/rewards`;
  const tabs = [
    { label: rewards.tabOffers, href: root },
    { label: rewards.tabActive, href: `${root}/active` },
  ] as const;
  return (
    <PageMessages locale={locale} names={['rewards', 'bonusFigures', 'session']}>
      <SectionGuard section="rewards">
        <div className="max-w-3xl space-y-6">
          <h1 className="text-3xl">{rewards.title}</h1>
          <AccountTabs label={rewards.tabs} tabs={tabs} />
          {children}
        </div>
      </SectionGuard>
    </PageMessages>
  );
}
