'use client';

import type { RefObject } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { StepTrail } from '#components/ui/actions/step-trail.tsx';
import { EmailField } from '#components/ui/form/email-field.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { showEmail } from '#lib/core/validation/show-email.ts';
import { recoverySteps } from '#lib/recovery/steps.ts';
import { setTypedAddress } from '#lib/recovery/typed-address.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import type { SignInProps } from './sign-in-types.ts';
import { useSignInForm } from './use-sign-in-form.ts';

interface SignInFormProps {
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly endReason?: SignInProps['endReason'];
  readonly onLeave: () => void;
  readonly onSubmit: SignInProps['onSubmit'];
}

/** LOG-22. Both fields are in one form at every step, so that password managers fill in and store both. */
export function SignInForm({ emailRef, endReason, onLeave, onSubmit }: SignInFormProps) {
  const messages = useMessages('signIn');
  const { home } = useLocale();
  const form = useSignInForm({ emailRef, onLeave, onSubmit });
  const { step, email, isPending, Captcha } = form;
  const isAtFields = step === 'Email' || step === 'Password';
  const names = [messages.email, messages.stepVerification, messages.password, messages.stepComplete];

  /** Prefills the password reset form with the typed e-mail address. */
  const leave = () => {
    setTypedAddress(email);
    onLeave();
  };
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="space-y-5">
      <StepTrail label={messages.steps} steps={names} current={recoverySteps.indexOf(step)} />
      <SignInNotice refusal={form.refusal} endReason={endReason} onLeave={leave} />
      <div hidden={step !== 'Email'}>
        <EmailField
          ref={emailRef}
          label={messages.email}
          value={email}
          readOnly={isPending}
          error={form.missing === 'email' ? messages.emailInvalid : null}
          onChange={(event) => form.changeEmail(event.target.value)}
        />
      </div>
      {(step === 'Password' || step === 'Verification') && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 text-sm font-semibold break-words">{showEmail(email)}</p>
          <span className="-mx-3">
            <Button tone="quiet" size="small" onClick={() => !isPending && form.goBack()}>
              {messages.changeEmail}
            </Button>
          </span>
        </div>
      )}
      {step === 'Verification' && Captcha && (
        <fieldset ref={form.verificationRef} tabIndex={-1} className="outline-none">
          <legend className="sr-only">{messages.stepVerification}</legend>
          <Captcha ref={form.captchaRef} />
        </fieldset>
      )}
      <div hidden={step !== 'Password'}>
        <PasswordField
          ref={form.passwordRef}
          label={messages.password}
          name="password"
          autoComplete="current-password"
          showLabel={messages.showPassword}
          hideLabel={messages.hidePassword}
          capsLockHint={messages.capsLock}
          value={form.password}
          readOnly={isPending}
          error={form.missing === 'password' ? messages.passwordMissing : null}
          onChange={(event) => form.changePassword(event.target.value)}
        />
      </div>
      {isAtFields && (
        <Link
          href={`${home}/reset-password`}
          onClick={leave}
          className="-mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-paper-2 underline underline-offset-4 hover:text-paper"
        >
          {messages.forgotten}
        </Link>
      )}
      {step !== 'Complete' && (
        <Button type="submit" size="large" wide loading={isPending}>
          {step === 'Password' ? messages.submit : messages.continue}
        </Button>
      )}
      {step === 'Email' && (
        <p className="text-center">
          <Link
            href={`${home}/signup`}
            onClick={onLeave}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brass underline-offset-4 hover:underline"
          >
            {messages.noAccount}
          </Link>
        </p>
      )}
      <p role="status" className="empty:sr-only">
        {step === 'Complete' && messages.complete}
      </p>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
    </form>
  );
}
