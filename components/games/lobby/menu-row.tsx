'use client';

import { type ReactNode, useRef } from 'react';
import { useCurrentInSight } from '#components/ui/use-current-in-sight.ts';

interface MenuRowProps {
  readonly label: string;
  readonly current: string;
  readonly children: ReactNode;
}

export function MenuRow({ label, current, children }: MenuRowProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, current);
  return (
    <nav ref={row} aria-label={label}>
      {children}
    </nav>
  );
}
