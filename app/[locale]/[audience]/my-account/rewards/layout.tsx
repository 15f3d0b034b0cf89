import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RewardTabs } from '#components/bonuses/rewards/reward-tabs.tsx';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'rewards').title} · Parlour`, robots: { index: false } };
}

/** RTE-24: the frame of both tabs, which stays while the tab changes. */
export default async function RewardsLayout({ params, children }: LayoutProps) {
  const { locale } = await pageContext(params);
  const rewards = getMessages(locale, 'rewards');
  return (
    <MessagesProvider
      messages={{ rewards, bonusFigures: getMessages(locale, 'bonusFigures'), session: getMessages(locale, 'session') }}
    >
      <SectionGuard section="rewards">
        <div className="max-w-3xl space-y-6">
          <h1 className="text-3xl">{rewards.title}</h1>
          <RewardTabs />
          {children}
        </div>
      </SectionGuard>
    </MessagesProvider>
  );
}
