import type { FormStep } from '../validation/fields.ts';
import type { SignUpState } from './reducer.ts';

/** The step for the browser's back or forward button, if it was visited and is still usable; otherwise undefined. */
export function revisitableStep(state: SignUpState, requested: string): FormStep | 'Verification' | undefined {
  const step = (['Details', 'ContactInfo', 'Verification'] as const).find((one) => one === requested);
  if (!step || !state.visited.includes(step) || state.step === 'Complete') return undefined;
  // Without a sent code there is nothing to verify.
  return step === 'Verification' && state.pinStatus === 'UNINITIALIZE' ? undefined : step;
}
