'use client';

import { usePathname } from 'next/navigation';
import { NavLinks } from '#components/ui/actions/nav-links.tsx';

interface Tab {
  readonly label: string;
  readonly href: string;
}

interface AccountTabsProps {
  readonly label: string;
  readonly tabs: readonly [Tab, Tab];
}

/** BON-32, RTE-26: two addresses of one page; back returns to the other tab. */
export function AccountTabs({ label, tabs: [first, second] }: AccountTabsProps) {
  const isSecond = usePathname() === second.href;
  return (
    <NavLinks
      label={label}
      links={[
        { ...first, current: !isSecond },
        { ...second, current: isSecond },
      ]}
      listClass="rail gap-1 border-b border-paper/10"
      linkClass="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm font-semibold text-paper-2 hover:text-paper aria-[current]:border-brass aria-[current]:text-paper"
    />
  );
}
