'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';

interface AccountFrameProps {
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly icon: 'user' | 'list';
    /** The segment below the account that the entry stands for; null is the overview. */
    readonly segment: string | null;
  }[];
  readonly children: ReactNode;
}

/** The account area: its navigation beside one column. */
export function AccountFrame({ label, links, children }: AccountFrameProps) {
  const selected = useSelectedLayoutSegment();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 lg:py-14">
      <AccountNav label={label} links={links.map(({ segment, ...link }) => ({ ...link, current: segment === selected }))} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
