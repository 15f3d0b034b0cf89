import type { FormStep } from './fields.ts';
import type { SignUpState } from './flow.ts';

/** The step to go back or forth to, when the browser asks for one: seen before, and asking for something; otherwise undefined. */
export function revisitable(state: SignUpState, wanted: string): FormStep | 'Verification' | undefined {
  const step = (['Details', 'ContactInfo', 'Verification'] as const).find((one) => one === wanted);
  // What is finished is not undone, and a code is asked for only once one was wanted.
  if (!step || !state.visited.includes(step) || state.step === 'Complete') return undefined;
  return step === 'Verification' && state.pinStatus === 'UNINITIALIZE' ? undefined : step;
}
