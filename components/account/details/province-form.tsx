'use client';

import { changeProvince } from '#lib/account/details/calls.ts';
import { useProfileChange } from '#lib/account/details/client.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { useProvinces } from './country-content.ts';
import type { EditorProps } from './detail-row.tsx';

/** ACC-07: provinces in which the operator has no licence cannot be chosen. */
export function ProvinceForm({ profile, label, onDone, onCancel }: EditorProps) {
  const messages = useMessages('details');
  const change = useProfileChange();
  const open = useProvinces(profile.countryCode).filter(({ isOpen }) => isOpen);
  const isListed = open.some(({ code }) => code === profile.province);
  return (
    <ChoiceForm
      label={label}
      name="province"
      autoComplete="address-level1"
      options={[
        ...(isListed ? [] : [{ value: '', label: messages.provinceChoose }]),
        ...open.map(({ code, label: name }) => ({ value: code, label: name })),
      ]}
      initial={isListed ? (profile.province ?? '') : ''}
      send={(province) => changeProvince({ body: { province } })}
      onDone={(province) => {
        change({ province });
        onDone(messages.provinceSaved);
      }}
      onCancel={onCancel}
    />
  );
}
