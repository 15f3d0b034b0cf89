'use client';

import { usePathname } from 'next/navigation';
import { NavLinks } from '#components/ui/actions/nav-links.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

/** RTE-26: two addresses of one page; back returns to the other tab. */
export function InboxTabs() {
  const { home } = useLocale();
  const messages = useMessages('inbox');
  const path = usePathname();
  const all = `${home}/my-account/inbox`;
  const notices = `${all}/notifications`;
  return (
    <NavLinks
      label={messages.tabs}
      links={[
        { label: messages.tabAll, href: all, current: path !== notices },
        { label: messages.tabNotices, href: notices, current: path === notices },
      ]}
      listClass="rail gap-1 border-b border-paper/10"
      linkClass="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm font-semibold text-paper-2 hover:text-paper aria-[current]:border-brass aria-[current]:text-paper"
    />
  );
}
