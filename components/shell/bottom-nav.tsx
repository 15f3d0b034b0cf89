import type { ReactNode } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

interface BottomNavProps {
  readonly label: string;
  readonly items: readonly NavItem[];
  /** Rendered before the items, as a list item. */
  readonly children?: ReactNode;
}

/** The main navigation on phones and small tablets. Its height is reserved by `--bottom-nav`; in a low window it is at the end of the page. */
export function BottomNav({ label, items, children }: BottomNavProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 h-(--bottom-nav) bg-ink-2/94 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_oklch(1_0_0/0.07),0_-16px_32px_-8px_oklch(0.08_0.02_320/0.6)] backdrop-blur-md low:static low:h-15 lg:hidden"
    >
      <ul className="mx-auto flex h-full max-w-xl">
        {children}
        {items.map((item) => (
          <li key={item.segment} className="min-w-0 flex-1">
            <NavLink href={item.href} segment={item.segment} className="tab-link">
              <Icon name={item.icon} size={22} />
              <span className="tab-label">{item.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
