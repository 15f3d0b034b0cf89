import { useState } from 'react';
import { codeOf, type Fault, showFault } from '#lib/recovery/faults.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import type { StepProps } from './step-props.ts';

/** One call at a time, with its error in words. `perform` answers the code of a refusal, and undefined when all went well. */
export function useDeed({ labels, onState }: Pick<StepProps, 'labels' | 'onState'>) {
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  async function perform(ask: () => Promise<RecoveryState>): Promise<string | undefined> {
    if (isPending) return 'pending';
    setPending(true);
    setFault(null);
    try {
      const state = await ask();
      setPending(false);
      onState(state);
      return undefined;
    } catch (error) {
      setPending(false);
      const code = codeOf(error);
      // Said beside the box, not above the form.
      if (code !== 'error.captcha.validation') setFault(showFault(error, labels.words, labels.errors));
      return code;
    }
  }

  return { isPending, fault, setFault, perform };
}
