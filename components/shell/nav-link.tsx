'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/actions/link.tsx';

interface NavLinkProps {
  readonly href: string;
  readonly segment: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Detects the current page by layout segments, because the server only has the rewritten path. */
export function NavLink({ href, segment, className, children }: NavLinkProps) {
  const segments = useSelectedLayoutSegments() ?? [];
  const isCurrent = segments.includes(segment);
  return (
    <Link
      href={href}
      className={className}
      aria-current={isCurrent ? (segments.at(-1) === segment ? 'page' : 'true') : undefined}
    >
      {children}
    </Link>
  );
}
