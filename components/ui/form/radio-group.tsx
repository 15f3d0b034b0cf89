import { useId } from 'react';
import { describedBy, FieldNotes, type FieldNotes as Notes } from './field-notes.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface RadioGroupProps extends Notes {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ignores changes and keeps the focus. */
  readonly readOnly?: boolean;
}

/** A radio group in which each whole row is clickable. */
export function RadioGroup({ legend, name, options, value, onChange, readOnly, hint, error }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only a group of this role can be invalid.
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-disabled={readOnly || undefined}
      aria-describedby={describedBy(id, { hint, error })}
      className="space-y-2 aria-disabled:opacity-60"
    >
      <legend className="mb-2 text-sm font-medium text-paper-2">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-13 items-center gap-3 rounded-md border border-control bg-ink px-4 py-2.5 has-checked:border-brass has-checked:bg-brass/8 has-focus-visible:outline-2 has-focus-visible:outline-brass-2 has-focus-visible:outline-offset-1"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => !readOnly && onChange(option.value)}
            className="tick rounded-full outline-none"
          />
          <span className="flex-1">
            <span className="block text-base">{option.label}</span>
            {option.hint && <span className="block text-sm text-paper-3">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldNotes fieldId={id} hint={hint} error={error} />
    </fieldset>
  );
}
