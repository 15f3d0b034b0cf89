import { type RefObject, useEffect, useRef, useState } from 'react';
import { isCancelled } from '#components/confirmation/confirmation.ts';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { fieldCodesOf, useDetailErrors } from './use-detail-errors.ts';

type Codes = Readonly<Record<string, string | undefined>>;

interface DetailFormOptions<Reply> {
  /** Refusals of the whole call that are about one field: `{'error.password.policy': 'newPassword'}`. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  readonly onDone: (reply: Reply) => void;
  readonly onRefused?: (code: string) => void;
}

/** State of one form: checks, sends once at a time, keeps what was typed, and focuses the first refused field. */
export function useDetailForm<Reply>({ fieldOf = {}, onDone, onRefused }: DetailFormOptions<Reply>) {
  const { fieldText, formText } = useDetailErrors();
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [codes, setCodes] = useState<Codes>({});
  const [checks, setChecks] = useState(0);
  const [error, setError] = useState<ErrorText | null>(null);
  // After the fields are marked.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  function showCodes(found: Codes): void {
    setCodes(found);
    setChecks((count) => count + 1);
  }

  async function submit(check: Codes, send: () => Promise<Reply>): Promise<void> {
    if (isRunning.current) return;
    setError(null);
    showCodes(check);
    if (Object.values(check).some(Boolean)) return;
    isRunning.current = true;
    setPending(true);
    try {
      onDone(await send());
    } catch (cause) {
      if (!isCancelled(cause)) showError(cause);
    }
    isRunning.current = false;
    setPending(false);
  }

  function showError(cause: unknown): void {
    const code = isCallError(cause) ? cause.code : '';
    onRefused?.(code);
    const field = ownValue(fieldOf, code);
    const found = field === undefined ? fieldCodesOf(cause) : { [field]: code };
    showCodes(found);
    if (Object.keys(found).length === 0) setError(formText(cause));
  }

  return {
    form,
    isPending,
    error,
    errorOf: (field: string) => fieldText(ownValue(codes, field)),
    clear: (field: string) => setCodes(({ [field]: _, ...rest }) => rest),
    submit,
  };
}
