'use client';

import { type ChangeEvent, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { describedBy, FieldNotes } from '#components/ui/form/field-notes.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { plainText } from '#lib/core/validation/plain-text.ts';

interface BirthDateFieldProps {
  /** `yyyy-MM-dd`; missing parts are empty. */
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (date: string) => void;
}

const digits = (text: string, maxLength: number) => plainText(text).replace(/\D/g, '').slice(0, maxLength);
const twoDigits = (text: string) => (text.length === 1 && text !== '0' ? `0${text}` : text);

/** DEC-VAL-5: separate inputs for day, month and year, because typing a known date is quicker than picking it. */
export function BirthDateField({ value, error, readOnly, onChange }: BirthDateFieldProps) {
  const messages = useMessages('registration');
  const id = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const parts = [
    { name: 'bday-day', label: messages.day, text: day, maxLength: 2, update: (text: string) => [year, month, text] },
    { name: 'bday-month', label: messages.month, text: month, maxLength: 2, update: (text: string) => [year, text, day] },
    { name: 'bday-year', label: messages.year, text: year, maxLength: 4, update: (text: string) => [text, month, day] },
  ];
  return (
    <fieldset className="min-w-0 space-y-1.5" aria-describedby={describedBy(id, { error })}>
      <legend className="mb-1.5 text-sm font-medium text-paper-2">{messages.dateOfBirth}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-3">
        {parts.map(({ name, label, text, maxLength, update }) => (
          <label key={name} className="space-y-1 text-xs text-paper-3">
            <span>{label}</span>
            <input
              name={name}
              autoComplete={name}
              inputMode="numeric"
              value={text}
              readOnly={readOnly}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, { error })}
              onChange={(event: ChangeEvent<HTMLInputElement>) =>
                onChange(update(digits(event.target.value, maxLength)).join('-'))
              }
              onBlur={() => maxLength === 2 && twoDigits(text) !== text && onChange(update(twoDigits(text)).join('-'))}
              className={classNames(
                'h-13 w-full rounded-md border bg-ink px-4 text-base text-paper focus-visible:outline-offset-1',
                error ? 'border-red-2' : 'border-control',
              )}
            />
          </label>
        ))}
      </div>
      <FieldNotes fieldId={id} error={error} />
    </fieldset>
  );
}
