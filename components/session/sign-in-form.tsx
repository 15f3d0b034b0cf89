'use client';

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { EmailField } from '#components/ui/form/email-field.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { setTypedAddress } from '#lib/recovery/typed-address.ts';
import type { EndReason } from '#lib/session/end-reason.ts';
import type { SignInMessages } from '#lib/session/sign-in/refusal-view.ts';
import type { SignInCaptcha, SignInProps, SignInRefusal } from './sign-in-types.ts';

interface SignInFormProps {
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly endReason?: SignInProps['endReason'];
  readonly onLeave: () => void;
  readonly onSubmit: SignInProps['onSubmit'];
}

/** Keeps the typed values after a refusal, announces it, and selects the password. */
export function SignInForm({ emailRef, endReason, onLeave, onSubmit }: SignInFormProps) {
  const messages = useMessages('signIn');
  const { home } = useLocale();
  const notice = noticeOf(messages, endReason);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [Captcha, setCaptcha] = useState<SignInCaptcha | undefined>();
  const captchaRef = useRef<CaptchaHandle>(null);

  /** Prefills the password reset form with the typed e-mail address. */
  const leave = () => {
    setTypedAddress(email);
    onLeave();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const invalidField = /^\S+@\S+$/.test(email.trim()) ? (password ? null : 'password') : 'email';
    setMissing(invalidField);
    setRefusal(null);
    if (invalidField) {
      (invalidField === 'email' ? emailRef : passwordRef).current?.focus();
      return;
    }
    setPending(true);
    const captchaToken = Captcha && (await captchaRef.current?.take());
    if (Captcha && !captchaToken) return setPending(false);
    const result = await onSubmit({ email: email.trim(), password, captchaToken });
    if (result.ok) {
      if (!result.onward) return;
      onLeave();
      result.onward();
      return;
    }
    setPending(false);
    setRefusal(result);
    setCaptcha(() => result.Captcha);
    captchaRef.current?.reset();
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
        label={messages.email}
        value={email}
        readOnly={pending}
        error={missing === 'email' ? messages.emailInvalid : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordRef}
        label={messages.password}
        name="password"
        autoComplete="current-password"
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
        capsLockHint={messages.capsLock}
        value={password}
        readOnly={pending}
        error={missing === 'password' ? messages.passwordMissing : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      {Captcha && <Captcha ref={captchaRef} />}
      <Link
        href={`${home}/reset-password`}
        onClick={leave}
        className="-mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-paper-2 underline underline-offset-4 hover:text-paper"
      >
        {messages.forgotten}
      </Link>
      <Button type="submit" size="large" wide loading={pending}>
        {messages.submit}
      </Button>
      <p className="text-center">
        <Link
          href={`${home}/signup`}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brass underline-offset-4 hover:underline"
        >
          {messages.noAccount}
        </Link>
      </p>
      <PendingNote pending={pending} label={messages.pending} slowLabel={messages.slow} />
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

function noticeOf(messages: SignInMessages, endReason: EndReason | undefined) {
  switch (endReason) {
    case 'expired':
      return { title: messages.endedExpired, text: messages.endedExpiredDetail };
    case 'inactive':
      return { title: messages.endedInactive, text: messages.endedInactiveDetail };
    case 'elsewhere':
      return { title: messages.endedElsewhere, text: messages.endedElsewhereDetail };
    case 'revoked':
      return { title: messages.endedRevoked, text: messages.endedRevokedDetail };
    default:
      return undefined;
  }
}
