import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { EmailField } from '#components/ui/email-field.tsx';
import { Link } from '#components/ui/link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { FormAnswer } from '#lib/pay-and-play/answers.ts';
import { readWholePhone } from '#lib/pay-and-play/rules.ts';
import { type FormFields, keepFields, readKeptFields } from '#lib/pay-and-play/typed.ts';
import type { FieldError } from '#lib/platform/errors.ts';
import type { Fault, Words } from './prepare.ts';

interface ContactFormProps {
  readonly words: Words;
  readonly home: string;
  readonly form: FormAnswer;
  readonly faults: readonly FieldError[];
  readonly fault: Fault | null;
  readonly pending: boolean;
  readonly onSubmit: (fields: FormFields) => void;
}

const untouched: FormFields = { email: '', phone: '', marketing: false, terms: false };

type Faults = Partial<Record<'email' | 'phone' | 'terms', keyof Words>>;

/** PNP-04: only what the bank did not tell. Keeps what was typed through every refusal, a reload, and a look back at the bank. */
export function ContactForm({ words, home, form, faults, fault, pending, onSubmit }: ContactFormProps) {
  const { draft } = form;
  const [fields, setFields] = useState<FormFields>(readKeptFields() ?? draft ?? untouched);
  const [wrong, setWrong] = useState<Faults>({});
  const refs = {
    email: useRef<HTMLInputElement>(null),
    phone: useRef<HTMLInputElement>(null),
    terms: useRef<HTMLInputElement>(null),
  };
  const { email, phone, terms } = refs;
  useEffect(() => {
    const told = faultsOf(faults);
    setWrong(told);
    focusFirst(told, { email, phone, terms });
  }, [faults, email, phone, terms]);

  const change = (part: Partial<FormFields>) => {
    const changed = { ...fields, ...part };
    setFields(changed);
    keepFields(changed);
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in part))));
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found: Faults = {
      ...(form.asksEmail && !/^\S+@\S+\.\S+$/.test(fields.email.trim()) && { email: 'emailInvalid' }),
      ...(form.asksPhone && !readWholePhone(fields.phone) && { phone: 'phoneInvalid' }),
      ...(form.asksTerms && !fields.terms && { terms: 'termsMissing' }),
    };
    setWrong(found);
    if (Object.keys(found).length === 0) onSubmit(fields);
    else focusFirst(found, refs);
  }
  const errorOf = (name: keyof Faults) => (wrong[name] ? words[wrong[name]] : null);

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div role="alert" className="empty:hidden">
        {fault && (
          <Notice tone="error" title={fault.title}>
            {fault.detail}
          </Notice>
        )}
      </div>
      {form.asksEmail && (
        <EmailField
          ref={email}
          label={words.email}
          autoComplete="email"
          maxLength={254}
          value={fields.email}
          readOnly={pending}
          error={errorOf('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      {form.asksPhone && (
        <TextField
          ref={phone}
          label={words.phone}
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={40}
          hint={words.phoneHint}
          value={fields.phone}
          readOnly={pending}
          error={errorOf('phone')}
          onChange={(event) => change({ phone: event.target.value })}
        />
      )}
      {form.asksTerms && (
        <div>
          <Checkbox
            ref={terms}
            label={words.terms}
            name="terms"
            checked={fields.terms}
            disabled={pending}
            error={errorOf('terms')}
            onChange={(event) => change({ terms: event.target.checked })}
          />
          <Link
            href={`${home}/terms`}
            newTab
            className="ml-10.5 inline-block py-2.5 text-sm font-semibold text-brass hover:underline"
          >
            {words.readTerms}
          </Link>
          <Checkbox
            label={words.marketing}
            name="marketing"
            checked={fields.marketing}
            disabled={pending}
            onChange={(event) => change({ marketing: event.target.checked })}
          />
        </div>
      )}
      <Button type="submit" size="large" wide loading={pending}>
        {words.submit}
      </Button>
      <PendingNote pending={pending} label={words.pending} slowLabel={words.slow} />
    </form>
  );
}

const fieldOf = { email: 'email', mobilePhone: 'phone', terms: 'terms' } as const;
const takenKeys = { email: 'emailTaken', phone: 'phoneTaken', terms: 'termsMissing' } as const;
const invalidKeys = { email: 'emailInvalid', phone: 'phoneInvalid', terms: 'termsMissing' } as const;

/** What the platform says of fields, by its codes. */
function faultsOf(errors: readonly FieldError[]): Faults {
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => {
      const [, name] = Object.entries(fieldOf).find(([wire]) => wire === field) ?? [];
      return name ? [[name, code.endsWith('.taken') ? takenKeys[name] : invalidKeys[name]]] : [];
    }),
  );
}

function focusFirst(faults: Faults, refs: Record<keyof Faults, RefObject<HTMLInputElement | null>>): void {
  const first = (['email', 'phone', 'terms'] as const).find((name) => faults[name]);
  if (first) refs[first].current?.focus();
}
