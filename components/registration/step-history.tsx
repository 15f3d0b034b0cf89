'use client';

import { useStepHistory } from '#components/shell/use-step-history.ts';
import type { Step } from '#lib/registration/flow.ts';
import { revisitable } from '#lib/registration/revisit.ts';
import type { SignUp } from './sign-up.ts';

const order: readonly Step[] = ['Details', 'ContactInfo', 'Verification', 'Unsupported', 'Duplicated', 'Complete'];
const final: readonly Step[] = ['Complete'];

/** SGN-29: the browser's back and forth between the steps. It is there before anybody leaves the first one. */
export function StepHistory({ signUp: { state, revisit } }: { readonly signUp: SignUp }) {
  useStepHistory('signUp', state.step, {
    order,
    final,
    onReturn(seen) {
      const step = revisitable(state, seen);
      if (step) revisit(step);
    },
  });
  return null;
}
