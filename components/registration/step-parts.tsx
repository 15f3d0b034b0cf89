'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PasswordField } from '#components/ui/password-field.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import type { FieldName } from '#lib/registration/fields.ts';
import { type RegistrationWords, sayCode } from '#lib/registration/words.ts';
import type { SignUp } from './sign-up.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What every step is given. */
export interface StepProps {
  readonly signUp: SignUp;
  readonly form: RegistrationForm;
  readonly words: RegistrationWords;
  /** The front page of the locale. */
  readonly home: string;
  /** The test for a person, on the step where it stands. */
  readonly person: ReactNode;
}

/** The complaint about a field in words, filled with what is known; null where there is none. */
export function complaintAt(
  { signUp, words }: Pick<StepProps, 'signUp' | 'words'>,
  field: FieldName,
  known: Parameters<typeof sayCode>[2] = {},
): string | null {
  const code = signUp.state.faults[field];
  return code ? sayCode(words, code, known) : null;
}

interface StepFormProps {
  readonly title: string;
  readonly signUp: SignUp;
  readonly words: RegistrationWords;
  readonly submitLabel: string;
  readonly onSubmit: () => Promise<void>;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** One step: its heading takes the focus when it opens, the first field with a fault when it is refused. */
export function StepForm({ title, signUp, words, submitLabel, onSubmit, onBack, children }: StepFormProps) {
  const heading = useHeadingFocus();
  const formRef = useRef<HTMLFormElement>(null);
  const { pending, round, state } = signUp;
  useEffect(() => {
    heading.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, [heading]);
  useEffect(() => {
    if (round === 0) return;
    const faulty = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) faulty.focus();
    else
      [...(formRef.current?.querySelectorAll('[role="alert"]:not(:empty)') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [round]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-labelledby="sign-up-step" className="space-y-5">
      <h3 id="sign-up-step" ref={heading} tabIndex={-1} className="sr-only">
        {title}
      </h3>
      {children}
      <div role="alert" className="scroll-mb-28 empty:hidden">
        {state.formError && <Notice tone="error">{sayCode(words, state.formError, { time: state.wait ?? '' })}</Notice>}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="large" wide loading={pending}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button tone="quiet" size="large" disabled={pending} onClick={onBack}>
            {words.back}
          </Button>
        )}
      </div>
    </form>
  );
}

interface PasswordAgainProps extends Pick<StepProps, 'signUp' | 'words'> {
  /** `new-password` before the account is there, `current-password` after. */
  readonly autoComplete: 'new-password' | 'current-password';
  readonly label: string;
  readonly hint: string;
}

export function PasswordPart({ signUp, words, autoComplete, label, hint }: PasswordAgainProps) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete={autoComplete}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      capsLockHint={words.capsLock}
      hint={hint}
      value={signUp.state.values.password}
      readOnly={signUp.pending}
      error={complaintAt({ signUp, words }, 'password')}
      onChange={(event) => signUp.type({ password: event.target.value })}
    />
  );
}
