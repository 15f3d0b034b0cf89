import type { ReactNode } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { Logo } from './logo.tsx';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

interface HeaderProps {
  readonly name: string;
  readonly home: { readonly href: string; readonly label: string };
  readonly nav: { readonly label: string; readonly items: readonly NavItem[] };
  readonly children?: ReactNode;
}

/** 56 px high on phones, where the navigation is at the bottom of the screen; 72 px from 1024 px on. */
export function Header({ name, home, nav, children }: HeaderProps) {
  return (
    <header className="sticky top-(--bar) z-40 h-(--header) bg-ink/88 shadow-[0_1px_0_oklch(1_0_0/0.06)] backdrop-blur-md low:static">
      <div className="page flex h-full items-center gap-2 md:gap-10">
        <Link href={home.href} aria-label={home.label} className="min-w-0 rounded-sm">
          {/* On a small screen the name wraps into the hidden overflow, to make space for a long balance. */}
          <Logo name={name} className="h-7 flex-wrap overflow-hidden align-top" />
        </Link>
        <nav aria-label={nav.label} className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {nav.items.map((item) => (
              <li key={item.segment}>
                <NavLink href={item.href} segment={item.segment} className="main-link">
                  {item.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1 max-md:[&_.button]:px-2.5 md:gap-2">{children}</div>
      </div>
    </header>
  );
}
