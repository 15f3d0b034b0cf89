'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { useConfirmation } from '#components/confirmation/use-confirmation.tsx';
import { TextField, type TextFieldProps } from '#components/ui/form/text-field.tsx';
import { changePhone } from '#lib/account/details/calls.ts';
import { useProfileChange } from '#lib/account/details/client.ts';
import {
  initialPhoneForm,
  nextPhoneForm,
  type PhoneFormEvent,
  type PhoneForm as State,
} from '#lib/account/details/phone-form.ts';
import { checkPhone, type PhoneValues } from '#lib/account/details/phone-rules.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { usePrefix } from './country-content.ts';
import type { EditorProps } from './detail-row.tsx';
import { DetailForm } from './form-parts.tsx';
import { PhoneCodeDialog } from './phone-code-dialog.tsx';
import { useDetailForm } from './use-detail-form.ts';

/** ACC-09, ACC-10: a new number takes effect with the code that was sent to it. */
export function PhoneForm({ profile, label, onDone, onCancel }: EditorProps) {
  const messages = useMessages('details');
  const t = useTranslator('details');
  const change = useProfileChange();
  const confirmation = useConfirmation();
  const body = useRef<HTMLInputElement>(null);
  const prefix = usePrefix(profile.mobilePhone);
  const [initial] = useState(() => initialPhoneForm(prefix));
  const [state, send] = useReducer((form: State, event: PhoneFormEvent) => nextPhoneForm(initial, form, event), initial);
  const { details, smsVerificationId, phonePopUpOpen } = state;
  const read = readPhone(details.phonePrefix, details.phoneBody);
  const { frame, isPending, errorOf, clear, submit } = useDetailForm({
    send: (body: PhoneValues) => confirmation.run(() => changePhone({ body })),
    fieldOf: { 'error.vonage.phone.invalid': 'phoneBody' },
    onDone: (reply) => send({ type: 'requested', ...reply }),
  });
  useEffect(() => body.current?.focus(), []);
  const field = (
    name: keyof PhoneValues,
  ): Pick<TextFieldProps, 'name' | 'type' | 'inputMode' | 'value' | 'readOnly' | 'onChange'> => ({
    name,
    type: 'tel',
    inputMode: 'tel',
    value: details[name],
    readOnly: isPending,
    onChange: (event) => {
      send({ type: 'typed', details: { [name]: event.target.value } });
      clear('phoneBody');
    },
  });
  return (
    <>
      <DetailForm
        {...frame}
        label={label}
        submitLabel={messages.sendCode}
        onCancel={onCancel}
        onSubmit={() => void submit({ ...checkPhone(details) }, details)}
      >
        <div className="grid grid-cols-[6.5rem_1fr] items-start gap-3">
          <TextField {...field('phonePrefix')} label={messages.phonePrefix} autoComplete="tel-country-code" maxLength={10} />
          <TextField
            ref={body}
            {...field('phoneBody')}
            label={messages.phoneBody}
            autoComplete="tel-national"
            maxLength={40}
            hint={read && t('phoneRead', { number: read.spaced })}
            error={errorOf('phoneBody')}
          />
        </div>
      </DetailForm>
      {confirmation.dialog}
      {phonePopUpOpen && smsVerificationId && (
        <PhoneCodeDialog
          to={read?.whole ?? details.phoneBody}
          smsVerificationId={smsVerificationId}
          onCancel={() => send({ type: 'cancelled' })}
          onVerified={({ phonePrefix, phoneBody }) => {
            send({ type: 'verified' });
            change({ mobilePhone: phonePrefix + phoneBody });
            onDone(messages.phoneSaved);
          }}
        />
      )}
    </>
  );
}
