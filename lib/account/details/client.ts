import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import type { Profile } from '../contract.ts';

export const profileQuery = query(readProfile);

/** Writes a change that the platform has accepted into the profile that the page shows. */
export function useProfileChange(): (change: Partial<Profile>) => void {
  const client: QueryClient = useQueryClient();
  return (change) => client.setQueryData<Profile>(profileQuery.queryKey, (known) => known && { ...known, ...change });
}
