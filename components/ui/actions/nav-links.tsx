import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export interface NavLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

interface NavLinksProps<Item extends NavLink> {
  readonly label: string;
  readonly links: readonly Item[];
  readonly className?: string;
  readonly listClass: string;
  readonly linkClass: string;
  readonly children?: (link: Item) => ReactNode;
}

export function NavLinks<Item extends NavLink>({ label, links, className, listClass, linkClass, children }: NavLinksProps<Item>) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={listClass}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={linkClass}>
              {children ? children(link) : link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
