import { useMutation } from '@tanstack/react-query';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { useRequestKey } from '#lib/core/api/use-request-key.ts';
import { indefiniteMonths } from '#lib/core/market/protection.ts';
import type { BlockChoice } from '#lib/protection/block-choice.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';

/** Starts a time-out or an exclusion, which ends the session in every tab. */
export function useStartBlock() {
  const requestKey = useRequestKey();
  return useMutation<unknown, Error, BlockChoice>({
    mutationFn: (choice) => send(choice, requestKey.keyOf(JSON.stringify(choice))),
    onError: requestKey.settle,
    // Also notifies the subscribers of this tab.
    onSuccess: () => notifyTabs('blocked'),
  });
}

function send(choice: BlockChoice, idempotencyKey: string): Promise<unknown> {
  if (choice.kind === 'timeout') {
    return callEndpoint('POST /player/me/timeout', { body: { timeoutInHours: choice.hours } }, { idempotencyKey });
  }
  const body =
    choice.months === null
      ? ({ accountDisableIndefinitely: true, exclusionInMonths: indefiniteMonths, exclusionDelayInHours: 0 } as const)
      : ({ exclusionInMonths: choice.months, exclusionDelayInHours: 0 } as const);
  return callEndpoint('PATCH /player/me/exclusion', { body }, { idempotencyKey });
}
