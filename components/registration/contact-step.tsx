'use client';

import { useState } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { PasswordPart, StepForm, type StepProps, useFieldErrorText, useTextField } from './step-parts.tsx';

/** SGN-02: date of birth, address and consents. */
export function ContactStep(props: StepProps) {
  const { signUp, captcha } = props;
  const { home, terms } = useLocale();
  const messages = useMessages('registration');
  const errorOf = useFieldErrorText(signUp);
  const { state, pending, requirements } = signUp;
  const { values } = state;
  const age = requirements.minAge;
  const [showsPassword] = useState(values.password === '');
  const field = useTextField(signUp);
  const checkbox = (name: 'termsAndConditions' | 'allConditions' | 'marketingOptIn') => ({
    name,
    checked: values[name],
    disabled: pending,
    error: errorOf(name),
    onChange: (event: { target: { checked: boolean } }) => signUp.type({ [name]: event.target.checked }),
  });
  const link = (href: string, label: string) => (
    <Link href={href} newTab className="font-medium text-brass underline underline-offset-2">
      {label}
    </Link>
  );
  return (
    <StepForm
      title={messages.stepContact}
      signUp={signUp}
      submitLabel={messages.submit}
      onSubmit={() => signUp.submitContact(showsPassword)}
      onBack={state.sentTo === null ? signUp.back : undefined}
    >
      {showsPassword && (
        <PasswordPart
          signUp={signUp}
          autoComplete={state.playerId ? 'current-password' : 'new-password'}
          hint={messages.passwordAgain}
        />
      )}
      <BirthDateField
        value={values.dateOfBirth}
        error={errorOf('dateOfBirth', { age })}
        readOnly={pending}
        onChange={(dateOfBirth) => signUp.type({ dateOfBirth })}
      />
      <TextField {...field('address')} label={messages.address} autoComplete="address-line1" />
      <div className="grid grid-cols-[1fr_1.6fr] items-start gap-3">
        <TextField {...field('postCode')} label={messages.postCode} autoComplete="postal-code" />
        <TextField {...field('city')} label={messages.city} autoComplete="address-level2" />
      </div>
      {requirements.cpfRequired && (
        <TextField {...field('cpf')} label={messages.cpf} inputMode="numeric" placeholder="000.000.000-00" />
      )}
      <div className="space-y-1">
        <Checkbox {...checkbox('termsAndConditions')} label={messages.terms} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 pl-10.5 text-sm">
          {link(terms, messages.termsRead)}
          {link(`${home}/privacy-policy`, messages.privacyRead)}
        </p>
        <Checkbox {...checkbox('allConditions')} label={formatMessage(messages.allConditions, { age })} />
        <Checkbox {...checkbox('marketingOptIn')} label={messages.marketing} />
      </div>
      {captcha}
    </StepForm>
  );
}
