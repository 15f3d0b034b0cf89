import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { fieldCodesOf, useDetailErrors } from './use-detail-errors.ts';

type Codes = Readonly<Record<string, string | undefined>>;

interface DetailFormOptions<Input, Reply> {
  readonly send: (input: Input) => Promise<Reply>;
  /** Refusals of the whole call that are about one field: `{'error.password.policy': 'newPassword'}`. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  readonly leaves?: boolean;
  readonly onDone: (reply: Reply) => void;
  readonly onRefused?: (code: string) => void;
}

/** State of one form: checks, sends once at a time, keeps what was typed, and focuses the first refused field. */
export function useDetailForm<Input, Reply>({
  send,
  fieldOf = {},
  leaves = false,
  onDone,
  onRefused,
}: DetailFormOptions<Input, Reply>) {
  const { fieldText, refusals } = useDetailErrors();
  const form = useRef<HTMLFormElement>(null);
  const [codes, setCodes] = useState<Codes>({});
  const [checks, setChecks] = useState(0);
  const codesOf = (error: unknown): Codes => {
    const code = isCallError(error) ? error.code : '';
    const field = ownValue(fieldOf, code);
    return field === undefined ? fieldCodesOf(error) : { [field]: code };
  };
  const { submit, isPending, refusal, reset } = useSubmit(send, {
    leaves,
    notices: refusals.notices,
    refusalOf: (error) => (Object.keys(codesOf(error)).length === 0 ? refusals.refusalOf(error) : null),
    onDone,
    onRefused(error) {
      onRefused?.(isCallError(error) ? error.code : '');
      showCodes(codesOf(error));
    },
  });
  // After the fields are marked.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  function showCodes(found: Codes): void {
    setCodes(found);
    setChecks((count) => count + 1);
  }

  const errorOf = (field: string) => fieldText(ownValue(codes, field));
  const clear = (field: string) => setCodes(({ [field]: _, ...rest }) => rest);

  return {
    frame: { ref: form, isPending, error: refusal },
    isPending,
    errorOf,
    clear,
    /** Properties of a text field; a change clears its error. */
    field: <Name extends string>(name: Name, value: string, onChange: (text: string) => void) => ({
      name,
      value,
      readOnly: isPending,
      error: errorOf(name),
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        onChange(target.value);
        clear(name);
      },
    }),
    async submit(check: Codes, input: Input): Promise<void> {
      if (isPending) return;
      reset();
      showCodes(check);
      if (!Object.values(check).some(Boolean)) await submit(input);
    },
  };
}
