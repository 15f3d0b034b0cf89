'use client';

import { EmailField } from '#components/ui/email-field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField, type TextFieldProps } from '#components/ui/text-field.tsx';
import { complaintAt, PasswordPart, StepForm, type StepProps } from './step-parts.tsx';

/** Countries by their names in the page's language, the pinned ones first. */
function countryOptions({ form }: StepProps) {
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'region' });
  return form.countries
    .map(({ code, name, isPinned }) => ({ value: code, label: names.of(code) ?? name, isPinned }))
    .sort((one, other) => Number(other.isPinned) - Number(one.isPinned) || one.label.localeCompare(other.label));
}

/** SGN-02: who somebody is and how to reach him. */
export function DetailsStep(props: StepProps) {
  const { signUp, form, words, person } = props;
  const { state, pending, needs } = signUp;
  const { values } = state;
  type TextName = 'email' | 'firstName' | 'lastName' | 'phonePrefix' | 'phoneBody';
  const field = (name: TextName): Pick<TextFieldProps, 'name' | 'value' | 'readOnly' | 'error' | 'onChange'> => ({
    name,
    value: values[name],
    readOnly: pending,
    error: complaintAt(props, name),
    onChange: (event) => signUp.type({ [name]: event.target.value }),
  });
  return (
    <StepForm title={words.stepDetails} signUp={signUp} words={words} submitLabel={words.next} onSubmit={signUp.leaveDetails}>
      <EmailField {...field('email')} label={words.email} />
      <PasswordPart
        signUp={signUp}
        words={words}
        autoComplete="new-password"
        label={words.password}
        hint={state.visited.length > 1 && values.password === '' ? words.passwordAgain : words.passwordHint}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label={words.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" />
      </div>
      <Select
        label={words.country}
        name="country"
        autoComplete="country"
        options={countryOptions(props)}
        value={values.countryCode}
        disabled={pending}
        error={complaintAt(props, 'countryCode')}
        onChange={(event) => signUp.chooseCountry(event.target.value)}
      />
      {needs.provinceRequired && (
        <Select
          label={words.province}
          name="province"
          autoComplete="address-level1"
          options={[
            { value: '', label: words.provinceChoose },
            ...form.provinces.map(({ code, label }) => ({ value: code, label })),
          ]}
          value={values.province}
          disabled={pending}
          error={complaintAt(props, 'province')}
          onChange={(event) => signUp.type({ province: event.target.value })}
        />
      )}
      <div className="grid grid-cols-[6.5rem_1fr] items-start gap-3">
        <TextField
          {...field('phonePrefix')}
          label={words.phonePrefix}
          type="tel"
          autoComplete="tel-country-code"
          inputMode="tel"
        />
        <TextField
          {...field('phoneBody')}
          label={words.phoneBody}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint={words.phoneHint}
        />
      </div>
      {person}
    </StepForm>
  );
}
