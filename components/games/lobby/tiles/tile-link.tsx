'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

interface TileLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A plain anchor with client navigation, because `next/link` is too slow per tile when a search renders with every letter. */
export function TileLink({ href, children }: TileLinkProps) {
  const router = useRouter();
  function navigate(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(href);
  }
  return (
    <a href={href} onClick={navigate}>
      {children}
    </a>
  );
}
