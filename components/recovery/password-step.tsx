'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PasswordField } from '#components/ui/password-field.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { isGoodPassword } from '#lib/registration/password.ts';
import { askDeed } from './ask.ts';
import { FaultNotice } from './fault-notice.tsx';
import type { StepProps } from './step-props.ts';
import { useDeed } from './use-deed.ts';

interface PasswordStepProps extends StepProps {
  readonly email: string;
  /** The keys can no longer be used: another code or link is needed. */
  readonly onLost: (error: 'error.password.reset') => void;
}

/** RST-05, RST-06: the new password. It lives in this field only. */
export function PasswordStep({ labels, takesFocus, email, onState, onLost }: PasswordStepProps) {
  const { words, signIn } = labels;
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { isPending, fault, setFault, perform } = useDeed({ labels, onState });
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isGood = isGoodPassword(password, email);
    setRefused(!isGood);
    if (!isGood) return field.current?.focus();
    const refusal = await perform(() => askDeed('password', { password }));
    if (refusal === 'error.password.reset') return onLost(refusal);
    if (refusal === 'error.password.policy') {
      setRefused(true);
      setFault(null);
    }
    if (refusal) field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <p className="text-paper-2">{words.passwordFor.replace('{email}', email)}</p>
      <FaultNotice fault={fault} />
      {/* Tells a password manager which account the new password is for. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={words.password}
        name="password"
        autoComplete="new-password"
        maxLength={256}
        showLabel={signIn.showPassword}
        hideLabel={signIn.hidePassword}
        capsLockHint={signIn.capsLock}
        hint={words.passwordHint}
        value={password}
        readOnly={isPending}
        error={isRefused ? words.passwordRefused : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" wide loading={isPending}>
        {words.save}
      </Button>
      <PendingNote pending={isPending} label={words.pending} slowLabel={words.slow} />
    </form>
  );
}
