import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/core/api/browser.ts';
import { readMinutesRemaining } from './calls.ts';

/** When this session of play began, in milliseconds of this device's clock; undefined until the platform has answered. */
export function useSessionStart(): number | undefined {
  const { data, dataUpdatedAt } = useQuery({
    ...query(readMinutesRemaining),
    // The reality check asks again; this follows its answers.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && dataUpdatedAt - data.sessionSeconds * 1_000;
}
