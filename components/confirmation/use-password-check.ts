import { type FormEvent, useRef, useState } from 'react';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { describeError, type ErrorText } from '#lib/core/api/error-message.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

/** State of the question for the password: what was typed is kept until the platform confirms it. */
export function usePasswordCheck(onConfirmed: () => void) {
  const messages = useMessages('confirmation');
  const errors = useMessages('errors');
  const field = useRef<HTMLInputElement>(null);
  const isRunning = useRef(false);
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [error, setError] = useState<ErrorText | null>(null);

  function rejectField(text: string): void {
    setFieldError(text);
    field.current?.focus();
  }

  function showError(cause: unknown): void {
    if (isCallError(cause) && cause.code === 'error.old_password.incorrect') {
      rejectField(messages.oldPasswordWrong);
      return;
    }
    const lost = { title: messages.lost, detail: messages.lostDetail };
    const refused = { title: messages.refused, detail: messages.refusedDetail };
    setError(describeError(cause, { byCode: {}, lost, refused }, errors));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React events pass portals: the form that asked must not be sent.
    event.stopPropagation();
    if (isRunning.current) return;
    setError(null);
    if (!password) {
      rejectField(messages.fieldRequired);
      return;
    }
    isRunning.current = true;
    setPending(true);
    setFieldError(null);
    try {
      await callEndpoint('POST /player/me/password/confirmation', { body: { password } });
      onConfirmed();
    } catch (cause) {
      showError(cause);
    }
    isRunning.current = false;
    setPending(false);
  }

  return { field, password, setPassword, isPending, fieldError, error, submit };
}
