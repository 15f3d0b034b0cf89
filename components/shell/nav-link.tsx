'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';

interface NavLinkProps {
  readonly href: string;
  readonly segment: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Knows by the layout's segments whether its page is shown: the path on the server is the rewritten one. */
export function NavLink({ href, segment, className, children }: NavLinkProps) {
  const segments = useSelectedLayoutSegments() ?? [];
  const isBelow = segments.includes(segment);
  return (
    <Link href={href} className={className} aria-current={isBelow ? (segments.at(-1) === segment ? 'page' : 'true') : undefined}>
      {children}
    </Link>
  );
}
