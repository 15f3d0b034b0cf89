import { type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { describedBy, FieldNotes, type FieldNotes as Notes } from './field-notes.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Notes, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly compact?: boolean;
}

/** A native select: the picker of a phone, type-ahead on a keyboard, no script. */
export function Select({ label, options, compact = false, hint, error, id, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="space-y-1.5">
      <label htmlFor={fieldId} className={compact ? 'sr-only' : 'block text-sm font-medium text-paper-2'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classNames(
            'w-full appearance-none border bg-ink pr-11 pl-4 text-paper focus-visible:outline-offset-1',
            compact ? 'h-11 rounded-full text-sm' : 'h-13 rounded-md text-base',
            error ? 'border-red-2' : 'border-control',
          )}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          size={18}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-paper-2"
        />
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </div>
  );
}
