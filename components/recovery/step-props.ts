import type { CaptchaLabels } from '#components/captcha/captcha.tsx';
import type { ErrorWords, RecoveryWords } from '#lib/recovery/faults.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import type en from '#messages/en.json';

export interface RecoveryLabels {
  readonly words: RecoveryWords;
  readonly errors: ErrorWords;
  readonly captcha: CaptchaLabels;
  /** What the sign-in dialog calls the same things. */
  readonly signIn: Pick<(typeof en)['signIn'], 'submit' | 'showPassword' | 'hidePassword' | 'capsLock'>;
}

export interface StepProps {
  readonly labels: RecoveryLabels;
  /** True when the step was come to, and not loaded with the page: then it takes the focus. */
  readonly takesFocus: boolean;
  readonly onState: (state: RecoveryState) => void;
}
