'use client';

import { changeLanguage } from '#lib/account/calls.ts';
import { useProfileChange } from '#lib/account/details/client.ts';
import { messageLanguages } from '#lib/account/details/languages.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { ChoiceForm } from './choice-form.tsx';
import type { EditorProps } from './detail-row.tsx';

/** The language in which the operator writes; that of the site is chosen in its menu. */
export function LanguageForm({ profile, label, onDone, onCancel }: EditorProps) {
  const messages = useMessages('details');
  const { tag } = useLocale();
  const change = useProfileChange();
  const options = messageLanguages(profile.countryCode, tag);
  const known = options.some(({ value }) => value === profile.languageCode);
  return (
    <ChoiceForm
      label={label}
      name="languageCode"
      options={options}
      initial={known ? profile.languageCode : (options[0]?.value ?? '')}
      send={(languageCode) => changeLanguage({ body: { languageCode } })}
      onDone={(languageCode) => {
        change({ languageCode });
        onDone(messages.languageSaved);
      }}
      onCancel={onCancel}
    />
  );
}
