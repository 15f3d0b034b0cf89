'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { canEnterSection, type Section, sectionFallback } from '#lib/session/section-access.ts';
import { authorizationOf } from '#lib/session/tokens/authorization.ts';
import { Guard } from './guard.tsx';

interface SectionGuardProps {
  readonly section: Section;
  readonly children: ReactNode;
}

const refetchMs = 20_000;

/** Checks the player's access before it renders a section, and again while it is open (RTE-39, RTE-40). Needs the namespace `session`. */
export function SectionGuard({ section, children }: SectionGuardProps) {
  const { home } = useLocale();
  const access = useQuery({
    ...query('GET /player/me/access/details', {}),
    staleTime: refetchMs,
    refetchInterval: refetchMs,
  });
  const state = authorizationOf(access, (details) => canEnterSection(section, details));
  return (
    <Guard state={state} fallback={sectionFallback(section, home)} onRetry={() => void access.refetch()}>
      {children}
    </Guard>
  );
}
