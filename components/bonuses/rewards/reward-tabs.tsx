'use client';

import { usePathname } from 'next/navigation';
import { NavLinks } from '#components/ui/actions/nav-links.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

/** BON-32: two addresses of one page; back returns to the other tab. */
export function RewardTabs() {
  const { home } = useLocale();
  const messages = useMessages('rewards');
  const path = usePathname();
  const offers = `${home}/my-account/rewards`;
  const active = `${offers}/active`;
  return (
    <NavLinks
      label={messages.tabs}
      links={[
        { label: messages.tabOffers, href: offers, current: path !== active },
        { label: messages.tabActive, href: active, current: path === active },
      ]}
      listClass="rail gap-1 border-b border-paper/10"
      linkClass="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm font-semibold text-paper-2 hover:text-paper aria-[current]:border-brass aria-[current]:text-paper"
    />
  );
}
