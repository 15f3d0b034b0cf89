'use client';

import type { ReactNode } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { type Section, sectionFallback } from '#lib/session/section-access.ts';
import { useSectionAccess } from '#lib/session/use-section-access.ts';
import { Guard } from './guard.tsx';

interface SectionGuardProps {
  readonly section: Section;
  readonly children: ReactNode;
}

/** Checks the player's access before it renders a section, and again while it is open (RTE-39, RTE-40). Needs the namespace `session`. */
export function SectionGuard({ section, children }: SectionGuardProps) {
  const { home } = useLocale();
  const { state, retry } = useSectionAccess(section);
  return (
    <Guard state={state} fallback={sectionFallback(section, home)} onRetry={retry}>
      {children}
    </Guard>
  );
}
