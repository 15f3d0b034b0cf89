import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { EmailField } from '#components/ui/form/email-field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import type { FieldError } from '#lib/core/api/errors.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { isEmail } from '#lib/core/validation/email.ts';
import { type FormFields, readStoredFields, storeFields } from '#lib/pay-and-play/form-draft.ts';
import type { FormResponse } from '#lib/pay-and-play/responses.ts';
import { bankPhonePrefix } from '#lib/pay-and-play/rules.ts';
import type { DescribedError, PayAndPlayMessages } from './prepare.ts';
import { usePhoneReader } from './use-phone-reader.ts';

interface ContactFormProps {
  readonly form: FormResponse;
  readonly fieldErrors: readonly FieldError[];
  readonly error: DescribedError | null;
  readonly pending: boolean;
  readonly onSubmit: (fields: FormFields) => void;
}

const emptyFields: FormFields = { email: '', phone: '', marketing: false, terms: false };

type ErrorKeys = Partial<Record<'email' | 'phone' | 'terms', keyof PayAndPlayMessages>>;

/** PNP-04: the fields that the bank did not provide. Keeps typed values after a refusal, a reload and a return to the bank. */
export function ContactForm({ form, fieldErrors, error, pending, onSubmit }: ContactFormProps) {
  const messages = useMessages('payAndPlay');
  const { terms: termsHref } = useLocale();
  const { draft } = form;
  const [fields, setFields] = useState<FormFields>(readStoredFields() ?? draft ?? emptyFields);
  const [errorKeys, setErrorKeys] = useState<ErrorKeys>({});
  const refs = {
    email: useRef<HTMLInputElement>(null),
    phone: useRef<HTMLInputElement>(null),
    terms: useRef<HTMLInputElement>(null),
  };
  const { email, phone, terms } = refs;
  const readPhone = usePhoneReader(form.needsPhone);
  const read = readPhone?.(bankPhonePrefix, fields.phone);
  useEffect(() => {
    const refused = errorKeysOf(fieldErrors);
    setErrorKeys(refused);
    focusFirst(refused, { email, phone, terms });
  }, [fieldErrors, email, phone, terms]);

  const change = (part: Partial<FormFields>) => {
    const changed = { ...fields, ...part };
    setFields(changed);
    storeFields(changed);
    setErrorKeys(Object.fromEntries(Object.entries(errorKeys).filter(([name]) => !Object.hasOwn(part, name))));
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found: ErrorKeys = {
      ...(form.needsEmail && !isEmail(fields.email) && { email: 'emailInvalid' }),
      ...(form.needsPhone && (fields.phone.trim() === '' || (readPhone && !read)) && { phone: 'phoneInvalid' }),
      ...(form.needsTerms && !fields.terms && { terms: 'termsMissing' }),
    };
    setErrorKeys(found);
    if (Object.keys(found).length === 0) onSubmit(fields);
    else focusFirst(found, refs);
  }
  const errorOf = (name: keyof ErrorKeys) => (errorKeys[name] ? messages[errorKeys[name]] : null);

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <ErrorAlert error={error} />
      {form.needsEmail && (
        <EmailField
          ref={email}
          label={messages.email}
          autoComplete="email"
          maxLength={254}
          value={fields.email}
          readOnly={pending}
          error={errorOf('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      {form.needsPhone && (
        <TextField
          ref={phone}
          label={messages.phone}
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={40}
          hint={read ? formatMessage(messages.phoneRead, { number: read.spaced }) : messages.phoneHint}
          value={fields.phone}
          readOnly={pending}
          error={errorOf('phone')}
          onChange={(event) => change({ phone: event.target.value })}
        />
      )}
      {form.needsTerms && (
        <div>
          <Checkbox
            ref={terms}
            label={messages.terms}
            name="terms"
            checked={fields.terms}
            readOnly={pending}
            error={errorOf('terms')}
            onChange={(event) => change({ terms: event.target.checked })}
          />
          <Link href={termsHref} newTab className="ml-10.5 inline-block py-2.5 text-sm font-semibold text-brass hover:underline">
            {messages.readTerms}
          </Link>
          <Checkbox
            label={messages.marketing}
            name="marketing"
            checked={fields.marketing}
            readOnly={pending}
            onChange={(event) => change({ marketing: event.target.checked })}
          />
        </div>
      )}
      <Button type="submit" size="large" wide loading={pending}>
        {messages.submit}
      </Button>
      <PendingNote pending={pending} label={messages.pending} slowLabel={messages.slow} />
    </form>
  );
}

const fieldOf = { email: 'email', mobilePhone: 'phone', terms: 'terms' } as const;
const takenKeys = { email: 'emailTaken', phone: 'phoneTaken', terms: 'termsMissing' } as const;
const invalidKeys = { email: 'emailInvalid', phone: 'phoneInvalid', terms: 'termsMissing' } as const;

function errorKeysOf(errors: readonly FieldError[]): ErrorKeys {
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => {
      const [, name] = Object.entries(fieldOf).find(([contractName]) => contractName === field) ?? [];
      return name ? [[name, code.endsWith('.taken') ? takenKeys[name] : invalidKeys[name]]] : [];
    }),
  );
}

function focusFirst(errorKeys: ErrorKeys, refs: Record<keyof ErrorKeys, RefObject<HTMLInputElement | null>>): void {
  const first = (['email', 'phone', 'terms'] as const).find((name) => errorKeys[name]);
  if (first) refs[first].current?.focus();
}
