'use client';

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmailField } from '#components/ui/email-field.tsx';
import { Link } from '#components/ui/link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PasswordField } from '#components/ui/password-field.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { rememberAddress } from '#lib/recovery/draft.ts';
import type { SignInLabels, SignInProps, SignInRefusal } from './sign-in-labels.ts';

interface SignInFormProps {
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly labels: SignInLabels;
  readonly registration?: SignInProps['registration'];
  readonly recovery?: SignInProps['recovery'];
  readonly notice?: SignInProps['notice'];
  /** A link was followed: the page behind changes without a new document. */
  readonly onLeave: () => void;
  readonly onSubmit: SignInProps['onSubmit'];
}

/** Keeps what was typed through every refusal; the refusal is announced and the password is ready to be typed again. */
export function SignInForm({ emailRef, labels, registration, recovery, notice, onLeave, onSubmit }: SignInFormProps) {
  const passwordRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);

  /** Who goes on to a new password is not asked for the address again. */
  const leave = () => {
    rememberAddress(email);
    onLeave();
  };

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
    if (answer.ok) {
      if (!answer.onward) return;
      onLeave();
      answer.onward();
      return;
    }
    setPending(false);
    setRefusal(answer);
    passwordRef.current?.select();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div role="alert">
        {refusal && (
          <Notice tone="error" title={refusal.message} action={linksOf(refusal, leave)}>
            {refusal.detail}
          </Notice>
        )}
      </div>
      {notice && !refusal && (
        <Notice tone="info" title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <EmailField
        ref={emailRef}
        label={labels.email}
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
      {recovery && (
        <Link
          href={recovery.href}
          onClick={leave}
          className="-mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-paper-2 underline underline-offset-4 hover:text-paper"
        >
          {recovery.label}
        </Link>
      )}
      <Button type="submit" size="large" wide loading={pending}>
        {labels.submit}
      </Button>
      {registration && (
        <p className="text-center">
          <Link
            href={registration.href}
            onClick={onLeave}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brass underline-offset-4 hover:underline"
          >
            {registration.label}
          </Link>
        </p>
      )}
      <PendingNote pending={pending} label={labels.pending} slowLabel={labels.slow} />
    </form>
  );
}

function linksOf({ links = [] }: SignInRefusal, onLeave: () => void) {
  if (links.length === 0) return null;
  return links.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      onClick={onLeave}
      className="inline-flex min-h-11 items-center font-semibold text-paper underline"
    >
      {label}
    </Link>
  ));
}
