import { type FormEvent, useRef, useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { confirmPassword } from '#lib/account/details/calls.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

/** State of the question for the password: what was typed is kept until the platform confirms it. */
export function usePasswordCheck(onConfirmed: () => void) {
  const messages = useMessages('confirmation');
  const refusals = useRefusals({ lost: { title: messages.lost, detail: messages.lostDetail }, refused: messages.refused });
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const { submit, isPending, refusal, reset } = useSubmit(confirmPassword, {
    notices: refusals.notices,
    refusalOf: (error) => (isWrongPassword(error) ? null : refusals.refusalOf(error)),
    onDone: onConfirmed,
    onRefused: (error) => isWrongPassword(error) && rejectField(messages.oldPasswordWrong),
  });

  function rejectField(text: string): void {
    setFieldError(text);
    field.current?.focus();
  }

  function confirm(event: FormEvent): void {
    event.preventDefault();
    // React events pass portals: the form that asked must not be sent.
    event.stopPropagation();
    if (isPending) return;
    reset();
    if (!password) {
      rejectField(messages.fieldRequired);
      return;
    }
    setFieldError(null);
    void submit({ body: { password } });
  }

  return { field, password, setPassword, isPending, fieldError, error: refusal, confirm };
}

function isWrongPassword(error: unknown): boolean {
  return isCallError(error) && error.code === 'error.old_password.incorrect';
}
