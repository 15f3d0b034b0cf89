import type { RefObject } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import type { SignUpState, SignUpStep } from '#lib/registration/flow/reducer.ts';
import type { FormValues } from '#lib/registration/validation/fields.ts';
import type { Requirements } from '#lib/registration/validation/requirements.ts';

export interface SignUp {
  readonly state: SignUpState;
  readonly pending: boolean;
  /** Number of refusals; each new one moves the focus to the first field with an error. */
  readonly refusals: number;
  readonly visibleCaptcha: RefObject<CaptchaHandle | null>;
  readonly invisibleCaptcha: RefObject<CaptchaHandle | null>;
  readonly requirements: Requirements;
  readonly showsCaptcha: boolean;
  readonly type: (change: Partial<FormValues>) => void;
  readonly chooseCountry: (countryCode: string) => void;
  readonly back: () => void;
  readonly revisit: (step: SignUpStep) => void;
  readonly submitDetails: () => Promise<void>;
  /** `withPassword`: the step also has the password field. */
  readonly submitContact: (withPassword: boolean) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly confirm: (code: string) => Promise<void>;
}
