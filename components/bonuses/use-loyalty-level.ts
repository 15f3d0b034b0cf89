import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/core/api/browser.ts';

/** The player's loyalty level; undefined until it is known. */
export function useLoyaltyLevel(): number | undefined {
  return useQuery(query('GET /player/me/profile', {})).data?.loyaltyLevel;
}
