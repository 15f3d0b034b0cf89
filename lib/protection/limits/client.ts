import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useRequestKey } from '#lib/core/api/use-request-key.ts';
import type { LimitChange, Limits } from './contract.ts';
import type { LimitTopic } from './rules.ts';

const refetchMs = 60_000;

function limitsKey(topic: LimitTopic) {
  return [`GET /player/me/limits/${topic}`, {}] as const;
}

/** LIM-01: a player's limits. Refetched every minute, because stakes, resets and pending changes move them. */
export function useLimits(topic: LimitTopic) {
  return useQuery({
    queryKey: limitsKey(topic),
    queryFn: () =>
      topic === 'deposit' ? callEndpoint('GET /player/me/limits/deposit', {}) : callEndpoint('GET /player/me/limits/spend', {}),
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** Changes a limit; the answer replaces the known limits. */
export function useChangeLimit(topic: LimitTopic) {
  const client = useQueryClient();
  const requestKey = useRequestKey();
  return useMutation<Limits, Error, LimitChange>({
    mutationFn: (body) => {
      const idempotencyKey = requestKey.keyOf(JSON.stringify(body));
      return topic === 'deposit'
        ? callEndpoint('PATCH /player/me/limits/deposit', { body }, { idempotencyKey })
        : callEndpoint('PATCH /player/me/limits/spend', { body }, { idempotencyKey });
    },
    onSuccess: (limits) => {
      requestKey.settle();
      client.setQueryData(limitsKey(topic), limits);
    },
    onError: (error) => {
      requestKey.settle(error);
      if (isCallError(error) && error.retryable) return;
      // Another tab, or an operator, may have changed it.
      void client.invalidateQueries({ queryKey: limitsKey(topic) });
    },
  });
}
