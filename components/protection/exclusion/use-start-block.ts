import { type Keyed, useSubmit } from '#lib/core/api/use-submit.ts';
import { indefiniteMonths } from '#lib/core/market/protection.ts';
import type { BlockChoice } from '#lib/protection/block-choice.ts';
import { startExclusion, startTimeout } from '#lib/protection/calls.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';

/** Starts a time-out or an exclusion, which ends the session in every tab. */
export function useStartBlock() {
  return useSubmit(send, {
    idempotent: true,
    leaves: true,
    // Also notifies the subscribers of this tab.
    onDone: () => notifyTabs('blocked'),
  });
}

function send(choice: BlockChoice, keyed: Keyed): Promise<unknown> {
  if (choice.kind === 'timeout') {
    return startTimeout({ body: { timeoutInHours: choice.hours } }, keyed);
  }
  const body =
    choice.months === null
      ? ({ accountDisableIndefinitely: true, exclusionInMonths: indefiniteMonths, exclusionDelayInHours: 0 } as const)
      : ({ exclusionInMonths: choice.months, exclusionDelayInHours: 0 } as const);
  return startExclusion({ body }, keyed);
}
