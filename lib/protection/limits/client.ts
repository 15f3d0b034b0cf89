import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '#lib/core/api/errors.ts';
import { type Notices, useSubmit } from '#lib/core/api/use-submit.ts';
import { changeDepositLimit, changeSpendLimit, readDepositLimits, readSpendLimits } from './calls.ts';
import type { LimitChange, Limits } from './contract.ts';
import type { LimitTopic } from './rules.ts';

const refetchMs = 60_000;

const readLimits = { deposit: readDepositLimits, spend: readSpendLimits };
const changeLimit = { deposit: changeDepositLimit, spend: changeSpendLimit };

function limitsKey(topic: LimitTopic) {
  return [readLimits[topic].key, {}] as const;
}

/** LIM-01: a player's limits. Refetched every minute, because stakes, resets and pending changes move them. */
export function useLimits(topic: LimitTopic) {
  return useQuery({
    queryKey: limitsKey(topic),
    queryFn: () => readLimits[topic](),
    retry: false,
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  });
}

interface ChangeOptions<Refusal> {
  readonly notices: Notices;
  readonly refusalOf: (error: unknown, change: LimitChange) => Refusal | null;
  readonly onDone: (limits: Limits, change: LimitChange) => void;
  readonly onRefused?: () => void;
}

/** Changes a limit; the answer replaces the known limits. */
export function useChangeLimit<Refusal>(topic: LimitTopic, { notices, refusalOf, onDone, onRefused }: ChangeOptions<Refusal>) {
  const client = useQueryClient();
  return useSubmit((body: LimitChange, keyed) => changeLimit[topic]({ body }, keyed), {
    idempotent: true,
    notices,
    refusalOf,
    onDone(limits, change) {
      client.setQueryData(limitsKey(topic), limits);
      onDone(limits, change);
    },
    onRefused(error) {
      // Another tab, or an operator, may have changed it.
      if (!isCallError(error) || !error.retryable) void client.invalidateQueries({ queryKey: limitsKey(topic) });
      onRefused?.();
    },
  });
}
