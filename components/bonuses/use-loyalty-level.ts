import { useQuery } from '@tanstack/react-query';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';

/** The player's loyalty level; undefined until it is known. */
export function useLoyaltyLevel(): number | undefined {
  return useQuery(query(readProfile)).data?.loyaltyLevel;
}
