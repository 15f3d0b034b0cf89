'use client';

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PasswordField } from '#components/ui/password-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SignInAnswer, SignInLabels, SignInProps } from './sign-in-labels.ts';

interface SignInFormProps {
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly labels: SignInLabels;
  readonly onSubmit: SignInProps['onSubmit'];
}

type Refusal = Extract<SignInAnswer, { ok: false }>;

/** Keeps what was typed through every refusal; the refusal is announced and the password is ready to be typed again. */
export function SignInForm({ emailRef, labels, onSubmit }: SignInFormProps) {
  const passwordRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const fault = /^\S+@\S+$/.test(email.trim()) ? (password ? null : 'password') : 'email';
    setMissing(fault);
    setRefusal(null);
    if (fault) {
      (fault === 'email' ? emailRef : passwordRef).current?.focus();
      return;
    }
    setPending(true);
    const answer = await onSubmit({ email: email.trim(), password });
    if (answer.ok) return;
    setPending(false);
    setRefusal(answer);
    passwordRef.current?.select();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div role="alert">
        {refusal && (
          <Notice tone="error" title={refusal.message}>
            {refusal.detail}
          </Notice>
        )}
      </div>
      <TextField
        ref={emailRef}
        label={labels.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        readOnly={pending}
        error={missing === 'email' ? labels.emailInvalid : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordRef}
        label={labels.password}
        name="password"
        autoComplete="current-password"
        showLabel={labels.showPassword}
        hideLabel={labels.hidePassword}
        capsLockHint={labels.capsLock}
        value={password}
        readOnly={pending}
        error={missing === 'password' ? labels.passwordMissing : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" wide loading={pending}>
        {labels.submit}
      </Button>
      <p role="status" className="sr-only">
        {pending ? labels.pending : ''}
      </p>
    </form>
  );
}
