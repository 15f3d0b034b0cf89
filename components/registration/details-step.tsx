'use client';

import { EmailField } from '#components/ui/form/email-field.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { PasswordPart, StepForm, type StepProps, useFieldErrorText, useTextField } from './step-parts.tsx';

function countryOptions(form: RegistrationForm, tag: LanguageTag) {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  return form.countries
    .map(({ code, name, isPinned }) => ({ value: code, label: names.of(code) ?? name, isPinned }))
    .sort((one, other) => Number(other.isPinned) - Number(one.isPinned) || one.label.localeCompare(other.label));
}

/** SGN-02: name, country and contact details. */
export function DetailsStep(props: StepProps) {
  const { signUp, form, captcha, readPhone } = props;
  const { tag } = useLocale();
  const messages = useMessages('registration');
  const errorOf = useFieldErrorText(signUp);
  const { state, pending, requirements } = signUp;
  const { values } = state;
  const phone = readPhone?.(values.phonePrefix, values.phoneBody);
  const field = useTextField(signUp);
  return (
    <StepForm title={messages.stepDetails} signUp={signUp} submitLabel={messages.next} onSubmit={signUp.submitDetails}>
      <EmailField {...field('email')} label={messages.email} />
      <PasswordPart
        signUp={signUp}
        autoComplete="new-password"
        hint={
          (state.playerId !== null || state.visited.length > 1) && values.password === ''
            ? messages.passwordAgain
            : messages.passwordHint
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label={messages.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={messages.lastName} autoComplete="family-name" />
      </div>
      <Select
        label={messages.country}
        name="country"
        autoComplete="country"
        options={countryOptions(form, tag)}
        value={values.countryCode}
        disabled={pending}
        error={errorOf('countryCode')}
        onChange={(event) => signUp.chooseCountry(event.target.value)}
      />
      {requirements.provinceRequired && (
        <Select
          label={messages.province}
          name="province"
          autoComplete="address-level1"
          options={[
            { value: '', label: messages.provinceChoose },
            ...(ownValue(form.provinces, values.countryCode) ?? []).map(({ code, label }) => ({ value: code, label })),
          ]}
          value={values.province}
          disabled={pending}
          error={errorOf('province')}
          onChange={(event) => signUp.type({ province: event.target.value })}
        />
      )}
      <div className="grid grid-cols-[6.5rem_1fr] items-start gap-3">
        <TextField
          {...field('phonePrefix')}
          label={messages.phonePrefix}
          type="tel"
          autoComplete="tel-country-code"
          inputMode="tel"
        />
        <TextField
          {...field('phoneBody')}
          label={messages.phoneBody}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint={phone ? formatMessage(messages.phoneRead, { number: phone.spaced }) : messages.phoneHint}
        />
      </div>
      {captcha}
    </StepForm>
  );
}
