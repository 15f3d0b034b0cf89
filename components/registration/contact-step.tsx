'use client';

import { useState } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Link } from '#components/ui/link.tsx';
import { TextField, type TextFieldProps } from '#components/ui/text-field.tsx';
import { minimumAge } from '#lib/registration/birth-date.ts';
import { fill } from '#lib/registration/words.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { complaintAt, PasswordPart, StepForm, type StepProps } from './step-parts.tsx';

/** SGN-02: when somebody was born, where he lives, and what he agrees to. */
export function ContactStep(props: StepProps) {
  const { signUp, words, home, person } = props;
  const { state, pending, needs } = signUp;
  const { values } = state;
  const age = minimumAge(values.countryCode, values.province);
  const [asksPassword] = useState(values.password === '');
  type TextName = 'address' | 'city' | 'postCode' | 'cpf';
  const field = (name: TextName): Pick<TextFieldProps, 'name' | 'value' | 'readOnly' | 'error' | 'onChange'> => ({
    name,
    value: values[name],
    readOnly: pending,
    error: complaintAt(props, name),
    onChange: (event) => signUp.type({ [name]: event.target.value }),
  });
  const tick = (name: 'termsAndConditions' | 'allConditions' | 'marketingOptIn') => ({
    name,
    checked: values[name],
    disabled: pending,
    error: complaintAt(props, name),
    onChange: (event: { target: { checked: boolean } }) => signUp.type({ [name]: event.target.checked }),
  });
  const link = (path: string, label: string) => (
    <Link href={`${home}/${path}`} newTab className="font-medium text-brass underline underline-offset-2">
      {label}
    </Link>
  );
  return (
    <StepForm
      title={words.stepContact}
      signUp={signUp}
      words={words}
      submitLabel={words.submit}
      onSubmit={() => signUp.leaveContact(asksPassword)}
      onBack={state.sentTo === null ? signUp.back : undefined}
    >
      {asksPassword && (
        <PasswordPart
          signUp={signUp}
          words={words}
          autoComplete={state.playerId ? 'current-password' : 'new-password'}
          label={words.password}
          hint={words.passwordAgain}
        />
      )}
      <BirthDateField
        words={words}
        value={values.dateOfBirth}
        error={complaintAt(props, 'dateOfBirth', { age })}
        readOnly={pending}
        onChange={(dateOfBirth) => signUp.type({ dateOfBirth })}
      />
      <TextField {...field('address')} label={words.address} autoComplete="address-line1" />
      <div className="grid grid-cols-[1fr_1.6fr] items-start gap-3">
        <TextField {...field('postCode')} label={words.postCode} autoComplete="postal-code" />
        <TextField {...field('city')} label={words.city} autoComplete="address-level2" />
      </div>
      {needs.cpfRequired && <TextField {...field('cpf')} label={words.cpf} inputMode="numeric" placeholder="000.000.000-00" />}
      <div className="space-y-1">
        <Checkbox {...tick('termsAndConditions')} label={words.terms} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 pl-10.5 text-sm">
          {link('terms', words.termsRead)}
          {link('privacy-policy', words.privacyRead)}
        </p>
        <Checkbox {...tick('allConditions')} label={fill(words.allConditions, { age })} />
        <Checkbox {...tick('marketingOptIn')} label={words.marketing} />
      </div>
      {person}
    </StepForm>
  );
}
