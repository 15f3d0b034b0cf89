import type { ChangeEvent, Ref } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

interface CurrentPasswordProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name?: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The password of a signed-in player. Needs the namespace `confirmation`. */
export function CurrentPassword({ name = 'password', ...field }: CurrentPasswordProps) {
  const messages = useMessages('confirmation');
  return (
    <PasswordField
      {...field}
      label={messages.oldPassword}
      name={name}
      autoComplete="current-password"
      maxLength={256}
      showLabel={messages.showPassword}
      hideLabel={messages.hidePassword}
      capsLockHint={messages.capsLock}
    />
  );
}

export function ForgottenLink() {
  const { home } = useLocale();
  return (
    <Link
      href={`${home}/reset-password`}
      className="-mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-paper-2 underline underline-offset-4 hover:text-paper"
    >
      {useMessages('confirmation').forgotten}
    </Link>
  );
}
