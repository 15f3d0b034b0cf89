'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { CaptchaLabels } from '#components/captcha/captcha.tsx';
import { StepTrail } from '#components/ui/step-trail.tsx';
import type { Step } from '#lib/registration/flow.ts';
import type { RegistrationWords } from '#lib/registration/words.ts';
import { BonusPanel } from './bonus-panel.tsx';
import { DetailsStep } from './details-step.tsx';
import { useLater } from './later.ts';
import type { StepProps } from './step-parts.tsx';
import { type SignUpOptions, useSignUp } from './use-sign-up.ts';
import { WaitingStep } from './waiting-step.tsx';

interface SignUpFormProps extends SignUpOptions {
  readonly words: RegistrationWords;
  readonly captcha: CaptchaLabels;
  /** Whether something is asked for, or a panel says how it ended. */
  readonly onAsking: (isAsking: boolean) => void;
}

const trail: readonly Step[] = ['Details', 'ContactInfo', 'Verification'];

/** The form inside the dialog: where one is, the step, and the offer beside it. What comes later loads while somebody types. */
export function SignUpForm({ words, captcha, onAsking, ...options }: SignUpFormProps) {
  const { form, home } = options;
  const signUp = useSignUp(options);
  const { state, asksPerson } = signUp;
  const { step } = state;
  // With its first letter a form is meant: what another's frame and later steps need loads only then.
  const [isMeant, setMeant] = useState(state.values.email !== '');
  const { later, failed, retry } = useLater(isMeant || step !== 'Details' || state.smsMaxAttempts);
  const at = trail.indexOf(step);
  const isAsking = at >= 0 && !state.smsMaxAttempts;
  useEffect(() => onAsking(isAsking), [isAsking, onAsking]);
  if (state.smsMaxAttempts) {
    if (!later) return <WaitingStep words={words} failed={failed} onRetry={retry} />;
    return <later.MaxAttempts form={form} words={words} home={home} />;
  }
  const CurrentStep: ComponentType<StepProps> | undefined = step === 'Details' ? DetailsStep : later?.steps[step];
  const personPlace = failed ? (
    <WaitingStep words={words} failed onRetry={retry} />
  ) : (
    <div className="h-[78px] rounded-sm bg-ink" />
  );
  return (
    <div className="grid gap-6 md:grid-cols-[1fr_18rem] md:gap-8" onChange={() => setMeant(true)}>
      {form.bonus && at >= 0 && (
        <div className={step === 'Details' ? 'md:order-2' : 'hidden md:order-2 md:block'}>
          <BonusPanel bonus={form.bonus} bonusCode={state.bonusCode} words={words} />
        </div>
      )}
      <div className={at >= 0 ? 'space-y-6' : 'md:col-span-2'}>
        {at >= 0 && (
          <StepTrail label={words.trail} current={at} steps={[words.stepDetails, words.stepContact, words.stepVerification]} />
        )}
        {CurrentStep ? (
          <CurrentStep
            key={step}
            signUp={signUp}
            form={form}
            words={words}
            home={home}
            person={asksPerson && (later ? <later.Captcha ref={signUp.visible} labels={captcha} /> : personPlace)}
          />
        ) : (
          <WaitingStep words={words} failed={failed} onRetry={retry} />
        )}
        {later && <later.StepHistory signUp={signUp} />}
        {at >= 0 && later && <later.PendingNote pending={signUp.pending} label={words.sending} slowLabel={words.slow} />}
        {at > 0 && later && <later.Captcha ref={signUp.invisible} labels={captcha} size="invisible" />}
      </div>
    </div>
  );
}
