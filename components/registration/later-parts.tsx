'use client';

import { Captcha } from '#components/captcha/captcha.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { findFaults } from '#lib/registration/rules.ts';
import { codeOf, troubleOf } from '#lib/registration/trouble.ts';
import { ContactStep } from './contact-step.tsx';
import { ClosedStep, CompleteStep, DuplicatedStep, MaxAttempts, UnsupportedStep } from './outcome-steps.tsx';
import { createCalls } from './sign-up-calls.ts';
import { StepHistory } from './step-history.tsx';
import { VerificationStep } from './verification-step.tsx';

/** What the form needs after its first step: one chunk, loaded while that is filled in. */
export const laterParts = {
  steps: {
    ContactInfo: ContactStep,
    Verification: VerificationStep,
    Unsupported: UnsupportedStep,
    Complete: CompleteStep,
    Duplicated: DuplicatedStep,
  },
  Captcha,
  PendingNote,
  StepHistory,
  ClosedStep,
  MaxAttempts,
  createCalls,
  codeOf,
  findFaults,
  troubleOf: (error: unknown) => troubleOf(error, document.documentElement.lang || 'en'),
};
