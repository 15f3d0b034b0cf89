import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { InboxTabs } from '#components/inbox/inbox-tabs.tsx';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

interface LayoutProps {
  readonly params: Promise<PageParams>;
  readonly children: ReactNode;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'inbox').title} · Parlour`, robots: { index: false } };
}

/** RTE-26: the frame of both tabs, which stays while the tab changes. */
export default async function InboxLayout({ params, children }: LayoutProps) {
  const { locale } = await pageContext(params);
  const inbox = getMessages(locale, 'inbox');
  return (
    <MessagesProvider messages={{ inbox }}>
      <div className="max-w-3xl space-y-6">
        <h1 className="text-3xl">{inbox.title}</h1>
        <InboxTabs />
        {children}
      </div>
    </MessagesProvider>
  );
}
