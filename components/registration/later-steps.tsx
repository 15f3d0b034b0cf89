'use client';

import { Captcha } from '#components/captcha/captcha.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { readPhone } from '#lib/core/validation/phone.ts';
import { errorCodeOf, toSignUpError } from '#lib/registration/flow/sign-up-error.ts';
import { checkFields } from '#lib/registration/validation/rules.ts';
import { ContactStep } from './contact-step.tsx';
import { ClosedStep, CompleteStep, DuplicatedStep, FromBankStep, MaxAttempts, UnsupportedStep } from './outcome-steps.tsx';
import { createCalls } from './sign-up-calls.ts';
import { StepHistory } from './step-history.tsx';
import { VerificationStep } from './verification-step.tsx';

/** Everything after the first step, in one chunk that loads while the visitor fills it in. */
export const laterSteps = {
  steps: {
    ContactInfo: ContactStep,
    Verification: VerificationStep,
    Unsupported: UnsupportedStep,
    Complete: CompleteStep,
    Duplicated: DuplicatedStep,
    FromBank: FromBankStep,
  },
  Captcha,
  PendingNote,
  StepHistory,
  ClosedStep,
  MaxAttempts,
  createCalls,
  checkFields,
  readPhone,
  errorCodeOf,
  toSignUpError,
};
