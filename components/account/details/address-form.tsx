'use client';

import { useEffect, useRef, useState } from 'react';
import { TextField } from '#components/ui/form/text-field.tsx';
import { changeAddress } from '#lib/account/details/calls.ts';
import { useProfileChange } from '#lib/account/details/client.ts';
import { type AddressValues, checkAddress } from '#lib/account/details/rules.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { EditorProps } from './detail-row.tsx';
import { DetailForm } from './form-parts.tsx';
import { useDetailForm } from './use-detail-form.ts';

export function AddressForm({ profile, label, onDone, onCancel }: EditorProps) {
  const messages = useMessages('details');
  const change = useProfileChange();
  const first = useRef<HTMLInputElement>(null);
  const { address, city, postCode, countryCode } = profile;
  const [values, setValues] = useState<AddressValues>({ address: address ?? '', city: city ?? '', postCode: postCode ?? '' });
  const {
    frame,
    field: fieldOf,
    submit,
  } = useDetailForm({
    send: changeAddress,
    onDone: (reply) => {
      change({ address: reply.address, city: reply.city, postCode: reply.postCode });
      onDone(messages.addressSaved);
    },
  });
  useEffect(() => first.current?.focus(), []);
  const field = (name: keyof AddressValues) => fieldOf(name, values[name], (text) => setValues({ ...values, [name]: text }));
  return (
    <DetailForm
      {...frame}
      label={label}
      onCancel={onCancel}
      onSubmit={() => void submit({ ...checkAddress(values, countryCode) }, { body: { ...values, countryCode } })}
    >
      <TextField ref={first} {...field('address')} label={messages.street} autoComplete="address-line1" maxLength={200} />
      <div className="grid grid-cols-[1fr_1.6fr] items-start gap-3">
        <TextField {...field('postCode')} label={messages.postCode} autoComplete="postal-code" maxLength={40} />
        <TextField {...field('city')} label={messages.city} autoComplete="address-level2" maxLength={200} />
      </div>
      <p className="text-sm text-paper-3">{messages.countryNote}</p>
    </DetailForm>
  );
}
