'use client';

import { useStepHistory } from '#components/ui/overlay/use-step-history.ts';
import type { SignUpStep } from '#lib/registration/flow/reducer.ts';
import { revisitableStep } from '#lib/registration/flow/revisit.ts';
import type { SignUp } from './sign-up.ts';

const order: readonly SignUpStep[] = [
  'Details',
  'ContactInfo',
  'Verification',
  'Unsupported',
  'Duplicated',
  'FromBank',
  'Complete',
];
const final: readonly SignUpStep[] = ['Complete'];

/** SGN-29: the browser's back and forward buttons move between the steps. Loaded before the first step is left. */
export function StepHistory({ signUp: { state, revisit } }: { readonly signUp: SignUp }) {
  useStepHistory('signUp', state.step, {
    order,
    final,
    onReturn(requested) {
      const step = revisitableStep(state, requested);
      if (step) revisit(step);
    },
  });
  return null;
}
