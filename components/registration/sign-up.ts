import type { RefObject } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import type { FormConditions, FormValues } from '#lib/registration/fields.ts';
import type { SignUpState, Step } from '#lib/registration/flow.ts';

/** What a step is given of the form: its state, and what each press does. */
export interface SignUp {
  readonly state: SignUpState;
  readonly pending: boolean;
  /** Counts refusals, so that the first field with a fault gets the focus at each. */
  readonly round: number;
  readonly visible: RefObject<CaptchaHandle | null>;
  readonly invisible: RefObject<CaptchaHandle | null>;
  readonly needs: Pick<FormConditions, 'cpfRequired' | 'provinceRequired'>;
  /** Whether the test for a person stands on this step. */
  readonly asksPerson: boolean;
  readonly type: (change: Partial<FormValues>) => void;
  readonly chooseCountry: (countryCode: string) => void;
  readonly back: () => void;
  /** The browser went to a step that was seen. */
  readonly revisit: (step: Step) => void;
  readonly leaveDetails: () => Promise<void>;
  readonly leaveContact: (asksPassword: boolean) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly confirm: (code: string) => Promise<void>;
}
