'use client';

import { useQuery } from '@tanstack/react-query';
import { useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { useCurrentInSight } from '#components/ui/use-current-in-sight.ts';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { needOf } from '#lib/documents/rules.ts';
import { useIsClosed, useMayEnter } from '#lib/session/use-section-access.ts';
import { AccountNav } from './account-nav.tsx';

interface AccountFrameProps {
  readonly label: string;
  /** Marks the documents while something is asked for. */
  readonly neededLabel: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly icon: 'user' | 'info' | 'inbox' | 'list' | 'wallet' | 'arrowRight' | 'gift' | 'tag' | 'shield' | 'check';
    /** The link's path below the account; empty for the overview. */
    readonly segment: string;
    /** The link is shown only to players who may enter it. */
    readonly section?: 'rewards' | 'bonusCode' | 'deposit';
  }[];
  readonly children: ReactNode;
}

const documentsSegment = 'account/verification';

export function AccountFrame({ label, neededLabel, links, children }: AccountFrameProps) {
  const selected = useSelectedLayoutSegments().join('/');
  const frame = useRef<HTMLDivElement>(null);
  const mayEnter = { rewards: useMayEnter('rewards'), bonusCode: useMayEnter('bonusCode'), deposit: !useIsClosed('deposit') };
  const { data: profile } = useQuery(query(readProfile));
  const note = profile && needOf(profile) && neededLabel;
  const shown = links.filter(({ section }) => !section || mayEnter[section]);
  // The longest match: the documents lie below the details.
  const matches = links
    .map(({ segment }) => segment)
    .filter((segment) => selected === segment || selected.startsWith(`${segment}/`));
  const current = matches.sort((one, other) => other.length - one.length)[0] ?? selected;
  // Links that appear later move the current one.
  useCurrentInSight(frame, [current, note, ...shown.map(({ segment }) => segment)].join(' '));
  return (
    <div
      ref={frame}
      className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 print:block lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 lg:py-14"
    >
      <AccountNav
        label={label}
        links={shown.map(({ segment, section: _, ...link }) => ({
          ...link,
          current: segment === current,
          ...(note && segment === documentsSegment && { note }),
        }))}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
