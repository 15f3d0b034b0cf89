'use client';

import { useEffect, useRef, useState } from 'react';
import { CurrentPassword, ForgottenLink } from '#components/confirmation/current-password.tsx';
import { useRefusalToasts } from '#components/refusals/use-refusals.ts';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { changePassword } from '#lib/account/details/calls.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { normalizePassword } from '#lib/core/validation/password.ts';
import { isUsablePassword } from '#lib/core/validation/usable-password.ts';
import type { EditorProps } from './detail-row.tsx';
import { DetailForm } from './form-parts.tsx';
import { useDetailForm } from './use-detail-form.ts';

/** ACC-08: the passwords exist only in these fields. */
export function PasswordForm({ profile, label, onDone, onCancel }: EditorProps) {
  const messages = useMessages('details');
  const current = useMessages('confirmation');
  const first = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState({ oldPassword: '', newPassword: '' });
  const { oldPassword } = values;
  const toasts = useRefusalToasts();
  const [isMaybeSet, setMaybeSet] = useState(false);
  // A change whose answer was lost makes the old password wrong.
  const wrongText = isMaybeSet ? messages.passwordMaybeSet : current.oldPasswordWrong;
  const {
    frame,
    field: fieldOf,
    submit,
  } = useDetailForm({
    send: (input: Parameters<typeof changePassword>[0]) => changePassword(input).catch(noteLostAnswer),
    fieldOf: { 'error.old_password.incorrect': 'oldPassword', 'error.password.policy': 'newPassword' },
    onDone: () => onDone(messages.passwordSaved),
    onRefused: (code) => {
      if (code === 'error.old_password.incorrect') toasts.show(wrongText);
    },
  });
  useEffect(() => first.current?.focus(), []);

  function noteLostAnswer(cause: unknown): never {
    if (isCallError(cause) && cause.retryable) setMaybeSet(true);
    throw cause;
  }

  async function send(): Promise<void> {
    toasts.clear();
    await submit(
      {
        oldPassword: oldPassword ? undefined : 'error.field.required',
        newPassword: await newPasswordError(values, profile.email),
      },
      { body: values },
    );
  }

  const field = (name: keyof typeof values) => fieldOf(name, values[name], (text) => setValues({ ...values, [name]: text }));
  const old = field('oldPassword');
  return (
    <DetailForm {...frame} label={label} onCancel={onCancel} onSubmit={() => void send()}>
      {/* Password managers store the new password under this address. */}
      <input type="email" name="email" autoComplete="username" value={profile.email} readOnly hidden />
      <CurrentPassword ref={first} {...old} error={old.error === current.oldPasswordWrong ? wrongText : old.error} />
      <PasswordField
        {...field('newPassword')}
        label={messages.newPassword}
        autoComplete="new-password"
        maxLength={256}
        showLabel={current.showPassword}
        hideLabel={current.hidePassword}
        capsLockHint={current.capsLock}
        hint={messages.passwordHint}
      />
      <ForgottenLink />
    </DetailForm>
  );
}

async function newPasswordError(
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  email: string,
): Promise<string | undefined> {
  if (!newPassword) return 'error.field.required';
  if (normalizePassword(newPassword) === normalizePassword(oldPassword)) return 'error.password.same';
  return (await isUsablePassword(newPassword, email)) ? undefined : 'error.password.policy';
}
