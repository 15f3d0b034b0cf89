'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import type { TextFieldProps } from '#components/ui/form/text-field.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { readPhone } from '#lib/core/validation/phone.ts';
import { errorText } from '#lib/registration/messages.ts';
import type { FieldName } from '#lib/registration/validation/fields.ts';
import type { SignUp } from './sign-up.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export interface StepProps {
  readonly signUp: SignUp;
  readonly form: RegistrationForm;
  readonly captcha: ReactNode;
  /** Loads with the later steps. */
  readonly readPhone: typeof readPhone | undefined;
}

/** Returns a function for the error text of a field, filled with values; null where the field has no error. */
export function useFieldErrorText({ state }: Pick<SignUp, 'state'>) {
  const messages = useMessages('registration');
  return (field: FieldName, values: Parameters<typeof errorText>[2] = {}): string | null => {
    const code = state.fieldErrors[field];
    return code ? errorText(messages, code, values) : null;
  };
}

type TextName = Exclude<FieldName, 'termsAndConditions' | 'allConditions' | 'marketingOptIn'>;

/** Returns a function for the properties of a text field. */
export function useTextField(signUp: SignUp) {
  const errorOf = useFieldErrorText(signUp);
  return (name: TextName): Pick<TextFieldProps, 'name' | 'value' | 'readOnly' | 'error' | 'onChange'> => ({
    name,
    value: signUp.state.values[name],
    readOnly: signUp.pending,
    error: errorOf(name),
    onChange: (event) => signUp.type({ [name]: event.target.value }),
  });
}

interface StepFormProps {
  readonly title: string;
  readonly signUp: SignUp;
  readonly submitLabel: string;
  readonly onSubmit: () => Promise<void>;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** One step. Focuses its heading when it opens, and the first field with an error after a refusal. */
export function StepForm({ title, signUp, submitLabel, onSubmit, onBack, children }: StepFormProps) {
  const messages = useMessages('registration');
  const heading = useHeadingFocus();
  const formRef = useRef<HTMLFormElement>(null);
  const { pending, refusals, state } = signUp;
  useEffect(() => {
    heading.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, [heading]);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else
      [...(formRef.current?.querySelectorAll('[role="alert"]:not(:empty)') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
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
        {state.formError && (
          <Notice tone="error">{errorText(messages, state.formError, { time: state.retryAfter ?? '' })}</Notice>
        )}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="large" wide loading={pending}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button tone="quiet" size="large" disabled={pending} onClick={onBack}>
            {messages.back}
          </Button>
        )}
      </div>
    </form>
  );
}

interface PasswordPartProps {
  readonly signUp: SignUp;
  /** `new-password` before the account exists, `current-password` after. */
  readonly autoComplete: 'new-password' | 'current-password';
  readonly hint: string;
}

export function PasswordPart({ signUp, autoComplete, hint }: PasswordPartProps) {
  const messages = useMessages('registration');
  const field = useTextField(signUp);
  return (
    <PasswordField
      {...field('password')}
      label={messages.password}
      autoComplete={autoComplete}
      showLabel={messages.showPassword}
      hideLabel={messages.hidePassword}
      capsLockHint={messages.capsLock}
      hint={hint}
    />
  );
}
