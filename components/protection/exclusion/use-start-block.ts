import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { indefiniteMonths } from '#lib/core/market/protection.ts';
import type { BlockChoice } from '#lib/protection/block-choice.ts';
import { notifyOtherTabs } from '#lib/session/session-channel.ts';

/** Starts a time-out or an exclusion, which ends the session in every tab. A repeat after a lost answer has the same key (DEC-X-7). */
export function useStartBlock() {
  const sent = useRef<{ readonly content: string; readonly idempotencyKey: string } | null>(null);
  return useMutation<unknown, Error, BlockChoice>({
    mutationFn: (choice) => {
      const content = JSON.stringify(choice);
      if (sent.current?.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
      return send(choice, sent.current.idempotencyKey);
    },
    // Also notifies the subscribers of this tab.
    onSuccess: () => notifyOtherTabs('blocked'),
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
