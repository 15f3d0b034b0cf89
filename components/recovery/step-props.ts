import type { useAction } from './use-action.ts';

export interface StepProps {
  /** True when the visitor moved to the step; false when it loaded with the page, which must not move the focus. */
  readonly takesFocus: boolean;
  /** One for all steps: they are not left while a call is pending. */
  readonly action: ReturnType<typeof useAction>;
}
