'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { isCallError } from '#lib/core/api/errors.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { showEmail } from '#lib/core/validation/show-email.ts';
import { isUsablePassword } from '#lib/core/validation/usable-password.ts';
import { callAction } from './recovery-calls.ts';
import type { StepProps } from './step-props.ts';

interface PasswordStepProps extends StepProps {
  readonly email: string;
  /** Called when the keys are used up, have expired or are for another address; `isMaybeSet` where an earlier try got no answer. */
  readonly onExpired: (isMaybeSet: boolean) => void;
}

/** RST-05, RST-06: the new password, which exists only in this field. */
export function PasswordStep({ takesFocus, email, action, onExpired }: PasswordStepProps) {
  const messages = useMessages('recovery');
  const signIn = useMessages('signIn');
  const t = useTranslator('recovery');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isRefused, setRefused] = useState(false);
  const wasLost = useRef(false);
  const { isPending, error, clearError, run } = action;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function save() {
    return callAction('password', { password, email });
  }

  function noteLostAnswer(cause: unknown): never {
    if (isCallError(cause) && cause.retryable) wasLost.current = true;
    throw cause;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isValid = await isUsablePassword(password, email);
    setRefused(!isValid);
    if (!isValid) return field.current?.focus();
    const refusal = await run(() => save().catch(noteLostAnswer));
    if (refusal === 'error.password.reset') return onExpired(wasLost.current);
    if (refusal === 'error.password.policy') {
      setRefused(true);
      clearError();
    }
    if (refusal) field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <p className="text-paper-2">{t('passwordFor', { email: showEmail(email) })}</p>
      <ErrorAlert error={error} />
      {/* Password managers store the new password under this address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={messages.password}
        name="password"
        autoComplete="new-password"
        maxLength={256}
        showLabel={signIn.showPassword}
        hideLabel={signIn.hidePassword}
        capsLockHint={signIn.capsLock}
        hint={messages.passwordHint}
        value={password}
        readOnly={isPending}
        error={isRefused ? messages.passwordRefused : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" wide loading={isPending}>
        {messages.save}
      </Button>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
    </form>
  );
}
