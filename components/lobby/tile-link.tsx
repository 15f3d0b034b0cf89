'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

interface TileLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link as `ui/link` is one, without what that prepares for each: a search draws a dozen with every letter. */
export function TileLink({ href, children }: TileLinkProps) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(href);
  }
  return (
    <a href={href} className="stretched outline-none" onClick={follow}>
      {children}
    </a>
  );
}
