'use client';

import { useQuery } from '@tanstack/react-query';
import { Badge } from '#components/ui/status/badge.tsx';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';

interface OwnLevelProps {
  /** 1 (Bronze) to 6 (Black), DEC-MISC-8. */
  readonly level: number;
  readonly label: string;
}

/** XTR-31: a badge on the level of the signed-in player. */
export function OwnLevel({ level, label }: OwnLevelProps) {
  const profile = useQuery(query(readProfile));
  return profile.data?.loyaltyLevel === level ? <Badge tone="brass">{label}</Badge> : null;
}
