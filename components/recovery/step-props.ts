import type { RecoveryState } from '#lib/recovery/state.ts';

export interface StepProps {
  /** True when the visitor moved to the step; false when it loaded with the page, which must not move the focus. */
  readonly takesFocus: boolean;
  readonly onState: (state: RecoveryState) => void;
}
