import { type NavLink, NavLinks } from '#components/ui/actions/nav-links.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';

export interface AccountLink extends NavLink {
  readonly icon: IconName;
  readonly note?: string;
}

interface AccountNavProps {
  readonly label: string;
  readonly links: readonly AccountLink[];
}

/** A scrollable row on phones, a side column from 1024 px on. */
export function AccountNav({ label, links }: AccountNavProps) {
  return (
    <NavLinks
      label={label}
      links={links}
      className="min-w-0"
      listClass="rail -mx-(--gutter) gap-2 scroll-px-(--gutter) px-(--gutter) py-1 lg:mx-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:px-0"
      linkClass="flex h-11 items-center gap-3 rounded-full bg-ink-3 px-4 text-sm font-medium text-paper-2 transition-colors hover:text-paper aria-[current]:bg-paper aria-[current]:text-ink lg:h-12 lg:rounded-md lg:bg-transparent lg:hover:bg-paper/5 lg:aria-[current]:bg-ink-4 lg:aria-[current]:text-paper lg:aria-[current]:[&_svg]:text-brass"
    >
      {(link) => (
        <>
          <Icon name={link.icon} className="shrink-0" />
          <span className="whitespace-nowrap">{link.label}</span>
          {link.note && <span className="ml-auto rounded-full bg-brass px-2 text-xs font-bold text-on-brass">{link.note}</span>}
        </>
      )}
    </NavLinks>
  );
}
