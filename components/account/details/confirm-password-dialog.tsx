'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { FormError } from './form-parts.tsx';
import { useDetailForm } from './use-detail-form.ts';

export interface ConfirmPasswordProps {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks a signed-in player for the password again. */
export function ConfirmPasswordDialog({ onAnswer }: ConfirmPasswordProps) {
  const messages = useMessages('details');
  const { home } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const { form, isPending, error, errorOf, submit } = useDetailForm({
    fieldOf: { 'error.old_password.incorrect': 'password' },
    onDone: () => onAnswer(true),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React events pass portals: the form that asked must not be sent.
    event.stopPropagation();
    void submit({ password: password ? undefined : 'error.field.required' }, () =>
      callEndpoint('POST /player/me/password/confirmation', { body: { password } }),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={messages.confirmTitle}
      description={messages.confirmText}
      closeLabel={messages.cancel}
      initialFocus={field}
    >
      <form ref={form} noValidate onSubmit={send} className="space-y-5">
        <FormError error={error} />
        <PasswordField
          ref={field}
          label={messages.oldPassword}
          name="password"
          autoComplete="current-password"
          maxLength={256}
          showLabel={messages.showPassword}
          hideLabel={messages.hidePassword}
          capsLockHint={messages.capsLock}
          value={password}
          readOnly={isPending}
          error={errorOf('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          href={`${home}/reset-password`}
          className="-mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-paper-2 underline underline-offset-4 hover:text-paper"
        >
          {messages.forgotten}
        </Link>
        <Button type="submit" size="large" wide loading={isPending}>
          {messages.continue}
        </Button>
        <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
      </form>
    </Dialog>
  );
}
