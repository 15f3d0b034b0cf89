'use client';

import { type ChangeEvent, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { describedBy, FieldNotes } from '#components/ui/field-notes.tsx';
import type { RegistrationWords } from '#lib/registration/words.ts';

interface BirthDateFieldProps {
  readonly words: RegistrationWords;
  /** `yyyy-MM-dd`; what is not typed yet is empty between the dashes. */
  readonly value: string;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (date: string) => void;
}

const digits = (text: string, most: number) => text.normalize('NFKC').replace(/\D/g, '').slice(0, most);
const twoDigits = (text: string) => (text.length === 1 && text !== '0' ? `0${text}` : text);

/** A date that one knows by heart is typed, not picked: day, month and year. */
export function BirthDateField({ words, value, error, readOnly, onChange }: BirthDateFieldProps) {
  const id = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const parts = [
    { name: 'bday-day', label: words.day, text: day, most: 2, put: (text: string) => [year, month, text] },
    { name: 'bday-month', label: words.month, text: month, most: 2, put: (text: string) => [year, text, day] },
    { name: 'bday-year', label: words.year, text: year, most: 4, put: (text: string) => [text, month, day] },
  ];
  return (
    <fieldset className="min-w-0 space-y-1.5" aria-describedby={describedBy(id, { error })}>
      <legend className="mb-1.5 text-sm font-medium text-paper-2">{words.dateOfBirth}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-3">
        {parts.map(({ name, label, text, most, put }) => (
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
              onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(put(digits(event.target.value, most)).join('-'))}
              onBlur={() => most === 2 && twoDigits(text) !== text && onChange(put(twoDigits(text)).join('-'))}
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
