import type { ReactNode } from 'react';
import { AccountTabs } from '#components/account/account-tabs.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export const generateMetadata = unlistedMetadata(({ inbox }) => inbox.title);

/** RTE-26: the frame of both tabs, which stays while the tab changes. */
export default async function InboxLayout({ params, children }: LayoutProps) {
  const { locale } = await pageContext(params);
  const inbox = getMessages(locale, 'inbox');
  const root = `/${locale.locale}/my-account/inbox`;
  const tabs = [
    { label: inbox.tabAll, href: root },
    { label: inbox.tabNotices, href: `${root}/notifications` },
  ] as const;
  return (
    <PageMessages locale={locale} names={['inbox']}>
      <div className="max-w-3xl space-y-6">
        <h1 className="text-3xl">{inbox.title}</h1>
        <AccountTabs label={inbox.tabs} tabs={tabs} />
        {children}
      </div>
    </PageMessages>
  );
}
