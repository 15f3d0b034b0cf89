'use client';

import { useQuery } from '@tanstack/react-query';
import { Badge } from '#components/ui/badge.tsx';
import { query } from '#lib/platform/browser.ts';

interface OwnLevelProps {
  /** 1 (Bronze) to 6 (Black), DEC-MISC-8. */
  readonly level: number;
  readonly label: string;
}

/** XTR-31: marks the level that the signed-in player has. */
export function OwnLevel({ level, label }: OwnLevelProps) {
  const profile = useQuery(query('GET /player/me/profile', {}));
  return profile.data?.loyaltyLevel === level ? <Badge tone="brass">{label}</Badge> : null;
}
