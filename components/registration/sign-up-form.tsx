'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { StepTrail } from '#components/ui/actions/step-trail.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { SignUpStep } from '#lib/registration/flow/reducer.ts';
import { BonusPanel } from './bonus-panel.tsx';
import { DetailsStep } from './details-step.tsx';
import type { StepProps } from './step-parts.tsx';
import { useLaterSteps } from './use-later-steps.ts';
import { type SignUpOptions, useSignUp } from './use-sign-up.ts';
import { WaitingStep } from './waiting-step.tsx';

interface SignUpFormProps extends SignUpOptions {
  /** Reports whether the current step has fields, or shows an outcome. */
  readonly onHasFields: (hasFields: boolean) => void;
}

const stepsWithFields: readonly SignUpStep[] = ['Details', 'ContactInfo', 'Verification'];

/** The form inside the dialog: step indicator, current step, and bonus. Later steps load while the visitor types. */
export function SignUpForm({ onHasFields, ...options }: SignUpFormProps) {
  const messages = useMessages('registration');
  const { form } = options;
  const signUp = useSignUp(options);
  const { state, showsCaptcha } = signUp;
  const { step } = state;
  // The later steps and the captcha load when the visitor starts typing.
  const [isTyped, setTyped] = useState(state.values.email !== '');
  const { later, failed, retry } = useLaterSteps(isTyped || step !== 'Details' || state.smsMaxAttempts);
  const position = stepsWithFields.indexOf(step);
  const hasFields = position >= 0 && !state.smsMaxAttempts;
  useEffect(() => onHasFields(hasFields), [hasFields, onHasFields]);
  if (state.smsMaxAttempts) {
    if (!later) return <WaitingStep failed={failed} onRetry={retry} />;
    return <later.MaxAttempts form={form} />;
  }
  const CurrentStep: ComponentType<StepProps> | undefined = step === 'Details' ? DetailsStep : later?.steps[step];
  const captchaPlaceholder = failed ? <WaitingStep failed onRetry={retry} /> : <div className="h-[78px] rounded-sm bg-ink" />;
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-8" onChange={() => setTyped(true)}>
      {form.bonus && position >= 0 && (
        <div className={step === 'Details' ? 'md:order-2' : 'hidden md:order-2 md:block'}>
          <BonusPanel bonus={form.bonus} bonusCode={state.bonusCode} />
        </div>
      )}
      <div className={position >= 0 ? 'space-y-6' : 'md:col-span-2'}>
        {position >= 0 && (
          <StepTrail
            label={messages.trail}
            current={position}
            steps={[messages.stepDetails, messages.stepContact, messages.stepVerification]}
          />
        )}
        {CurrentStep ? (
          <CurrentStep
            key={step}
            signUp={signUp}
            form={form}
            readPhone={later?.readPhone}
            captcha={showsCaptcha && (later ? <later.Captcha ref={signUp.visibleCaptcha} /> : captchaPlaceholder)}
          />
        ) : (
          <WaitingStep failed={failed} onRetry={retry} />
        )}
        {later && <later.StepHistory signUp={signUp} />}
        {position >= 0 && later && (
          <later.PendingNote pending={signUp.pending} label={messages.sending} slowLabel={messages.slow} />
        )}
        {position > 0 && later && signUp.requirements.captchaRequired && (
          <later.Captcha ref={signUp.invisibleCaptcha} size="invisible" />
        )}
      </div>
    </div>
  );
}
